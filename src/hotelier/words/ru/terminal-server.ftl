# Терминал за столом сервера: разговор, часы, предложения, места.

app-waiting-plain = Ждём игроков.
app-key-chat = чат
app-key-table = стол
app-key-send = отправить
app-key-audience = кому
app-key-take = выбрать
app-help-chat = чат за столом сервера
app-help-table = за столом сервера: игроки, предложения, выход; Y и X — ответ на предложение
# $seat: номер свободного места.
app-seat-bot = Посадить бота на место { $seat }
app-seat-link = Новая ссылка на место { $seat }
# $name: кого нет.
app-substitute = Предложить бота вместо игрока { $name }

## Первый экран и столы сервера

app-people = Людей за этой клавиатурой
app-names-how = Имена через запятую, при желании с языком: Anna, Luc:fr
app-resume = Продолжить сохранённую игру
app-resume-file = Файл с записью:
app-modules-how = Цифры от 1 до 5 добавляют модуль или убирают его; стрелки перебирают все.
app-friends = Мест для других
app-clock-live = { $minutes } мин плюс { $increment } с на решение
app-clock-days = { $days ->
        [one] { $days } день на каждое решение
        [few] { $days } дня на каждое решение
        [many] { $days } дней на каждое решение
       *[other] { $days } дня на каждое решение
    }
app-key-change = изменить
app-key-back-to = назад
