/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Drives a Chromium without a window over its debugging pipe, as the lines of standard input
 * say, and prints what they ask for:
 *
 *   with FILE            a script to run in each page that is opened from now on
 *   open FILE#FRAGMENT   loads the page and waits until it is loaded
 *   size WIDTH HEIGHT    of the window, in CSS pixels
 *   scheme light|dark    what the user prefers
 *   media print|screen
 *   eval EXPRESSION      prints its value as JSON; waits for promises
 *   key NAME             presses and releases a key: Tab, Enter, ArrowDown, a, ...
 *   text WORDS           types
 *   shot FILE            writes a picture of the window as PNG
 *   pdf FILE             prints
 *   errors               prints the errors and warnings of console and page, one a line
 *
 * usage: drive BROWSER [OPTION]... < COMMANDS
 */
#include <fcntl.h>
#include <jansson.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { READ_END = 3, WRITE_END = 4, PATIENCE = 60 };

static int to_browser, from_browser;
static pid_t browser;
static FILE *answers;
static json_int_t last_id;
static const char *session;
static json_t *problems;
static int loaded;

static void die(const char *what)
{
    fprintf(stderr, "drive: %s\n", what);
    if (browser > 0)
        kill(browser, SIGKILL);
    exit(1);
}

static void start(char **argv)
{
    int down[2], up[2];
    if (pipe2(down, O_CLOEXEC) != 0 || pipe2(up, O_CLOEXEC) != 0)
        die("no pipes");
    browser = fork();
    if (browser == 0) {
        /* Out of the way of the two numbers first. */
        int in = fcntl(down[0], F_DUPFD_CLOEXEC, 10), out = fcntl(up[1], F_DUPFD_CLOEXEC, 10);
        if (dup2(in, READ_END) < 0 || dup2(out, WRITE_END) < 0)
            _exit(127);
        if (freopen("/dev/null", "r", stdin) == NULL || freopen("/dev/null", "w", stdout) == NULL
            || freopen("/dev/null", "w", stderr) == NULL)
            _exit(127);
        execvp(argv[0], argv);
        _exit(127);
    }
    close(down[0]);
    close(up[1]);
    to_browser = down[1];
    from_browser = up[0];
    answers = fdopen(from_browser, "r");
}

static void note_problem(const char *kind, const char *text)
{
    char line[2000];
    snprintf(line, sizeof line, "%s: %s", kind, text != NULL ? text : "?");
    json_array_append_new(problems, json_string(line));
}

static void note_event(const char *method, const json_t *params)
{
    if (strcmp(method, "Page.loadEventFired") == 0)
        loaded = 1;
    if (strcmp(method, "Runtime.exceptionThrown") == 0) {
        const json_t *details = json_object_get(params, "exceptionDetails");
        const char *words = json_string_value(
            json_object_get(json_object_get(details, "exception"), "description"));
        note_problem("exception",
                     words != NULL ? words : json_string_value(json_object_get(details, "text")));
    }
    if (strcmp(method, "Runtime.consoleAPICalled") == 0) {
        const json_t *first = json_array_get(json_object_get(params, "args"), 0);
        note_problem("console", json_string_value(json_object_get(first, "value")));
    }
    if (strcmp(method, "Log.entryAdded") == 0) {
        const json_t *entry = json_object_get(params, "entry");
        note_problem("log", json_string_value(json_object_get(entry, "text")));
    }
    if (strcmp(method, "Inspector.targetCrashed") == 0)
        die("the page crashed");
}

/* Takes one message; returns it if it answers the last call. */
static json_t *take(void)
{
    static char *text;
    static size_t capacity;
    ssize_t length = getdelim(&text, &capacity, '\0', answers);
    if (length <= 0)
        die("the browser is gone");
    json_t *message = json_loads(text, JSON_ALLOW_NUL, NULL);
    if (message == NULL)
        die("the browser says what is no JSON");
    const char *method = json_string_value(json_object_get(message, "method"));
    if (method != NULL)
        note_event(method, json_object_get(message, "params"));
    else if (json_integer_value(json_object_get(message, "id")) == last_id)
        return message;
    json_decref(message);
    return NULL;
}

/* Calls a method and returns its result, for the caller to free. Takes over the parameters. */
static json_t *call(const char *method, json_t *params)
{
    json_t *message = json_pack("{s:I, s:s, s:o}", "id", ++last_id, "method", method, "params",
                                params != NULL ? params : json_object());
    if (session != NULL)
        json_object_set_new(message, "sessionId", json_string(session));
    char *text = json_dumps(message, JSON_COMPACT);
    size_t left = strlen(text) + 1;
    for (const char *from = text; left > 0;) {
        ssize_t written = write(to_browser, from, left);
        if (written < 0)
            die("the browser does not listen");
        from += written;
        left -= (size_t)written;
    }
    free(text);
    json_decref(message);
    json_t *answer;
    alarm(PATIENCE);
    while ((answer = take()) == NULL)
        continue;
    alarm(0);
    json_t *error = json_object_get(answer, "error");
    if (error != NULL) {
        fprintf(stderr, "drive: %s: %s\n", method,
                json_string_value(json_object_get(error, "message")));
        exit(1);
    }
    json_t *result = json_incref(json_object_get(answer, "result"));
    json_decref(answer);
    return result;
}

static void do_call(const char *method, json_t *params)
{
    json_decref(call(method, params));
}

static void begin(void)
{
    json_t *target = call("Target.createTarget", json_pack("{s:s}", "url", "about:blank"));
    json_t *attached = call(
        "Target.attachToTarget",
        json_pack("{s:O, s:b}", "targetId", json_object_get(target, "targetId"), "flatten", 1));
    session = strdup(json_string_value(json_object_get(attached, "sessionId")));
    json_decref(target);
    json_decref(attached);
    do_call("Page.enable", NULL);
    do_call("Runtime.enable", NULL);
    do_call("Log.enable", NULL);
}

static void navigate(const char *url)
{
    loaded = 0;
    do_call("Page.navigate", json_pack("{s:s}", "url", url));
    alarm(PATIENCE);
    while (!loaded)
        json_decref(take());
    alarm(0);
}

static void do_open(const char *file)
{
    char *path = realpath(".", NULL);
    char url[8192];
    snprintf(url, sizeof url, "file://%s%s%s", *file == '/' ? "" : path, *file == '/' ? "" : "/",
             file);
    free(path);
    /* A new fragment alone would not load the page anew. */
    navigate("about:blank");
    navigate(url);
}

static void do_with(const char *path)
{
    char *text = NULL;
    size_t capacity = 0;
    FILE *file = fopen(path, "r");
    if (file == NULL || getdelim(&text, &capacity, '\0', file) < 0)
        die("cannot read the script");
    fclose(file);
    do_call("Page.addScriptToEvaluateOnNewDocument", json_pack("{s:s}", "source", text));
    free(text);
}

static void do_eval(const char *expression)
{
    json_t *result = call("Runtime.evaluate", json_pack("{s:s, s:b, s:b}", "expression", expression,
                                                        "returnByValue", 1, "awaitPromise", 1));
    json_t *exception = json_object_get(result, "exceptionDetails");
    if (exception != NULL)
        note_problem("eval", json_string_value(json_object_get(
                                 json_object_get(exception, "exception"), "description")));
    json_t *value = json_object_get(json_object_get(result, "result"), "value");
    char *text = value != NULL ? json_dumps(value, JSON_ENCODE_ANY | JSON_COMPACT) : NULL;
    puts(text != NULL ? text : "undefined");
    free(text);
    json_decref(result);
}

static int key_code(const char *name)
{
    static const struct {
        const char *name;
        int code;
    } keys[] = {{"Tab", 9},       {"Enter", 13},      {"Escape", 27},   {"PageUp", 33},
                {"PageDown", 34}, {"End", 35},        {"Home", 36},     {"ArrowLeft", 37},
                {"ArrowUp", 38},  {"ArrowRight", 39}, {"ArrowDown", 40}};
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
        if (strcmp(keys[i].name, name) == 0)
            return keys[i].code;
    return name[0];
}

static void do_key(const char *name)
{
    const char *text = strcmp(name, "Enter") == 0 ? "\r" : strlen(name) == 1 ? name : "";
    do_call("Input.dispatchKeyEvent",
            json_pack("{s:s, s:s, s:s, s:i, s:s}", "type", *text != '\0' ? "keyDown" : "rawKeyDown",
                      "key", name, "code", name, "windowsVirtualKeyCode", key_code(name), "text",
                      text));
    do_call("Input.dispatchKeyEvent",
            json_pack("{s:s, s:s, s:s, s:i}", "type", "keyUp", "key", name, "code", name,
                      "windowsVirtualKeyCode", key_code(name)));
}

static int digit(char c)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    const char *found = c != '\0' ? strchr(digits, c) : NULL;
    return found != NULL ? (int)(found - digits) : -1;
}

static void save(json_t *result, const char *path)
{
    const char *text = json_string_value(json_object_get(result, "data"));
    FILE *file = fopen(path, "w");
    if (text == NULL || file == NULL)
        die("cannot save what the browser gave");
    unsigned bits = 0, count = 0;
    for (; digit(*text) >= 0; text++) {
        bits = bits << 6 | (unsigned)digit(*text);
        count += 6;
        if (count >= 8) {
            count -= 8;
            fputc((int)(bits >> count & 255), file);
        }
    }
    fclose(file);
    json_decref(result);
}

static void do_errors(void)
{
    size_t index;
    json_t *problem;
    json_array_foreach (problems, index, problem)
        puts(json_string_value(problem));
    json_array_clear(problems);
}

static void emulate(const char *media, const char *scheme)
{
    do_call("Emulation.setEmulatedMedia",
            json_pack("{s:s, s:[{s:s, s:s}]}", "media", media, "features", "name",
                      "prefers-color-scheme", "value", scheme));
}

static void obey(const char *command, const char *rest)
{
    static char media[16] = "screen", scheme[16] = "light";
    int width, height;
    if (strcmp(command, "open") == 0)
        do_open(rest);
    else if (strcmp(command, "with") == 0)
        do_with(rest);
    else if (strcmp(command, "eval") == 0)
        do_eval(rest);
    else if (strcmp(command, "key") == 0)
        do_key(rest);
    else if (strcmp(command, "text") == 0)
        do_call("Input.insertText", json_pack("{s:s}", "text", rest));
    else if (strcmp(command, "size") == 0 && sscanf(rest, "%d %d", &width, &height) == 2)
        do_call("Emulation.setDeviceMetricsOverride",
                json_pack("{s:i, s:i, s:i, s:b}", "width", width, "height", height,
                          "deviceScaleFactor", 1, "mobile", width < 500));
    else if (strcmp(command, "scheme") == 0)
        snprintf(scheme, sizeof scheme, "%s", rest), emulate(media, scheme);
    else if (strcmp(command, "media") == 0)
        snprintf(media, sizeof media, "%s", rest), emulate(media, scheme);
    else if (strcmp(command, "shot") == 0)
        save(call("Page.captureScreenshot", NULL), rest);
    else if (strcmp(command, "pdf") == 0)
        save(call("Page.printToPDF", NULL), rest);
    else if (strcmp(command, "errors") == 0)
        do_errors();
    else
        die(command);
    fflush(stdout);
}

static void out_of_patience(int signal)
{
    (void)signal;
    if (browser > 0)
        kill(browser, SIGKILL);
    _exit(1);
}

int main(int argc, char **argv)
{
    char *line = NULL;
    size_t capacity = 0;
    if (argc < 2)
        die("usage: drive BROWSER [OPTION]...");
    signal(SIGPIPE, SIG_IGN);
    signal(SIGALRM, out_of_patience);
    problems = json_array();
    start(argv + 1);
    begin();
    while (getline(&line, &capacity, stdin) > 0) {
        line[strcspn(line, "\n")] = '\0';
        size_t end = strcspn(line, " ");
        const char *rest = line[end] != '\0' ? line + end + 1 : "";
        line[end] = '\0';
        if (line[0] != '\0' && line[0] != '#')
            obey(line, rest);
    }
    session = NULL;
    do_call("Browser.close", NULL);
    waitpid(browser, NULL, 0);
    return 0;
}
