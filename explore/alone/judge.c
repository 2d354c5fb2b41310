/* SPDX-License-Identifier: Apache-2.0 */

/* In an exported scenario this stands for outlet.c and the runner: what the agent says is printed, and
 * compared at the end with what the specification allows. That is in `scenario` after each operation, a
 * line each:
 *
 *     allow NONE 0         an answer that is allowed
 *     rule GetTag.value    why
 *     due 1 FramePop A     a line that must come
 *     or 1 FramePop B      or this in its place
 *     by FramePop.return   why
 *     may 1 FramePop A     one that may come
 */
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../agent.h"

extern const char scenario[];
extern const int time_limit; /* of the scenario, in seconds */

struct name {
    jint value;
    const char *text;
};

#include "names.inc"

enum { LINE_LENGTH = 2000 };

/* How the process ends; with another status the scenario did not come to its end. */
enum { CONFORMS = 90, DEVIATES = 91, NOT_CARRIED_OUT = 92 };

/* What was said, each line with the number of its operation. */
struct line {
    long number;
    char *text;
    bool used;
};

static struct line *said;
static size_t said_count;
static long printed; /* operations whose line was printed */
static bool impossible;
static pthread_mutex_t saying = PTHREAD_MUTEX_INITIALIZER;

const char *error_name(jvmtiError error)
{
    static _Thread_local char number[32];
    for (const struct name *name = jvmtiError_names; name->text != NULL; name++)
        if (name->value == (jint)error)
            return name->text;
    snprintf(number, sizeof number, "unknown(%d)", (int)error);
    return number;
}

/* The line of the program behind this one, or NULL. */
static const char *line_after(const char *line)
{
    line += strcspn(line, "\n");
    return line[0] == '\n' && line[1] != '\0' ? line + 1 : NULL;
}

/* What follows the word, if the line begins with it; else NULL. */
static const char *after_word(const char *line, const char *word)
{
    size_t length = strlen(word);
    return strncmp(line, word, length) == 0 && line[length] == ' ' ? line + length + 1 : NULL;
}

static const char *operation_line(long number)
{
    const char *line = scenario;
    for (; line != NULL; line = line_after(line))
        if (after_word(line, "do") != NULL && --number == 0)
            return line;
    return NULL;
}

static int length_of(const char *line)
{
    return (int)strcspn(line, "\n");
}

static void keep(long number, const char *text)
{
    static size_t room;
    if (said_count == room) {
        room = 2 * room + 256;
        struct line *larger = realloc(said, room * sizeof *said);
        if (larger == NULL)
            abort();
        said = larger;
    }
    char *copy = strdup(text);
    if (copy == NULL)
        abort();
    said[said_count++] = (struct line){.number = number, .text = copy};
}

void say(const char *format, ...)
{
    char text[LINE_LENGTH], *rest;
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    pthread_mutex_lock(&saying);
    long number = strtol(text, &rest, 10);
    if (number > printed) {
        const char *line = operation_line(number);
        printed = number;
        printf("%ld: %.*s\n", number, length_of(line + 3), line + 3);
    }
    printf(number > 0 ? "      %s\n" : "%s\n", number > 0 ? rest + 1 : text);
    impossible = impossible || strncmp(text, "# na", 4) == 0 || strncmp(text, "# broken", 8) == 0;
    if (number > 0)
        keep(number, rest + 1);
    fflush(stdout);
    pthread_mutex_unlock(&saying);
}

static bool is_line(const char *line, const char *text)
{
    return (size_t)length_of(line) == strlen(text) && strncmp(line, text, strlen(text)) == 0;
}

/* The line of that operation that was said, is not used and is this one; for NULL the first that is no
 * answer; or NULL. */
static struct line *find_said(long number, const char *line)
{
    for (size_t i = 0; i < said_count; i++)
        if (said[i].number == number && !said[i].used
            && (line == NULL ? said[i].text[0] != '=' : is_line(line, said[i].text)))
            return &said[i];
    return NULL;
}

/* What follows the word in a line of that operation; or NULL. */
static const char *said_after(long number, const char *word)
{
    for (size_t i = 0; i < said_count; i++) {
        const char *rest = said[i].number == number ? after_word(said[i].text, word) : NULL;
        if (rest != NULL)
            return rest;
    }
    return NULL;
}

/* The next line of the same operation that begins with the word; *line moves to it. */
static const char *next_of(const char **line, const char *word)
{
    while ((*line = line_after(*line)) != NULL && after_word(*line, "do") == NULL) {
        const char *rest = after_word(*line, word);
        if (rest != NULL)
            return rest;
    }
    return NULL;
}

/* `text` ends where the line does. */
static void print_deviation(const char *operation, long number, const char *what, const char *text)
{
    printf("deviates in operation %ld, %.*s\n  %s: %.*s\n", number, length_of(operation + 3),
           operation + 3, what, length_of(text), text);
}

static void print_rule(const char *rule)
{
    if (rule != NULL)
        printf("  rule: %.*s\n", length_of(rule), rule);
}

static const char *rule_of(const char *operation)
{
    return next_of(&operation, "rule");
}

static bool is_allowed(const char *operation, const char *answer)
{
    const char *rest, *line = operation;
    while ((rest = next_of(&line, "allow")) != NULL)
        if (is_line(rest, answer))
            return true;
    return false;
}

static bool answer_deviates(const char *operation, long number, const char *answer)
{
    const char *rest, *line = operation;
    if (is_allowed(operation, answer))
        return false;
    print_deviation(operation, number, "answer", answer);
    while ((rest = next_of(&line, "allow")) != NULL)
        printf("  allowed: %.*s\n", length_of(rest), rest);
    print_rule(rule_of(operation));
    return true;
}

static bool is_stuck(const char *operation, long number)
{
    const char *stuck = said_after(number, "stuck");
    if (stuck == NULL)
        return false;
    print_deviation(operation, number, "it does not go on", stuck);
    print_rule(rule_of(operation));
    return true;
}

/* Goes to the next line if it begins with that word. */
static const char *follows(const char **line, const char *word)
{
    const char *next = line_after(*line);
    const char *rest = next != NULL ? after_word(next, word) : NULL;
    *line = rest != NULL ? next : *line;
    return rest;
}

/* That line, or one of those that are allowed in its place; *line becomes the last of these. */
static struct line *find_choice(long number, const char *rest, const char **line)
{
    struct line *found = find_said(number, rest);
    while ((rest = follows(line, "or")) != NULL)
        found = found != NULL ? found : find_said(number, rest);
    return found;
}

/* Whether a line is due but was not said. */
static bool is_missing(const char *operation, long number)
{
    const char *rest, *line = operation;
    while ((rest = next_of(&line, "due")) != NULL) {
        const char *choices = line;
        struct line *found = find_choice(number, rest, &line);
        if (found == NULL) {
            print_deviation(operation, number, "missing", rest);
            while ((rest = follows(&choices, "or")) != NULL)
                printf("  or: %.*s\n", length_of(rest), rest);
            print_rule(follows(&line, "by"));
            return true;
        }
        found->used = true;
    }
    return false;
}

static bool lines_deviate(const char *operation, long number)
{
    const char *rest, *line = operation;
    if (is_missing(operation, number))
        return true;
    while ((rest = next_of(&line, "may")) != NULL) {
        struct line *found = find_said(number, rest);
        if (found != NULL)
            found->used = true;
    }
    const struct line *more = find_said(number, NULL);
    if (more == NULL)
        return false;
    print_deviation(operation, number, "not allowed", more->text);
    print_rule(rule_of(operation));
    return true;
}

/* Whether the scenario ends there: after another answer than the first one. */
static bool ends_scenario(const char *operation, const char *answer)
{
    const char *line = operation, *first = operation;
    return next_of(&line, "first") != NULL && !is_line(next_of(&first, "allow"), answer);
}

/* Prints the first deviation. */
static int judge(void)
{
    const char *operation;
    for (long number = 1; (operation = operation_line(number)) != NULL; number++) {
        const char *answer = said_after(number, "=");
        if (answer != NULL && answer_deviates(operation, number, answer))
            return DEVIATES;
        if (is_stuck(operation, number))
            return DEVIATES;
        if (answer == NULL)
            return NOT_CARRIED_OUT;
        if (lines_deviate(operation, number))
            return DEVIATES;
        if (ends_scenario(operation, answer))
            break;
    }
    return CONFORMS;
}

void leave(int status)
{
    alarm(0);
    pthread_mutex_lock(&saying);
    int verdict = judge();
    if (verdict == CONFORMS && (impossible || status != 0))
        verdict = NOT_CARRIED_OUT;
    if (verdict != DEVIATES)
        puts(verdict == CONFORMS ? "all is as the specification allows" : "not carried out");
    fflush(stdout);
    _exit(verdict);
}

static void too_late(int signal)
{
    static const char text[] = "deviates: after this the JVM does not go on\n";
    ssize_t written = write(STDOUT_FILENO, text, sizeof text - 1);
    (void)written;
    (void)signal;
    _exit(DEVIATES);
}

/* By what the environment multiplies the limits. */
static double time_scale(void)
{
    const char *text = getenv("TIMEOUT_SCALE");
    char *end;
    double scale = text != NULL ? strtod(text, &end) : 1;
    if (text == NULL || (end > text && *end == '\0' && scale > 0 && scale <= 1000))
        return scale;
    say("# broken TIMEOUT_SCALE=%s: not a number from 0 to 1000", text);
    leave(NOT_CARRIED_OUT);
}

/* A file of that name shows that the agent was started. */
static void make_mark(const char *path)
{
    FILE *file = path != NULL && path[0] != '\0' ? fopen(path, "we") : NULL;
    if (file != NULL)
        fclose(file);
}

char *read_program(const char *option)
{
    static const char word[] = "\npatience ";
    double scale = time_scale();
    char *program = NULL;
    make_mark(option);
    signal(SIGALRM, too_late);
    alarm((unsigned)(time_limit * scale) + 1);
    const char *patience = strstr(scenario, word);
    if (patience == NULL)
        return strdup(scenario);
    patience += sizeof word - 1;
    if (asprintf(&program, "%.*s%d%s", (int)(patience - scenario), scenario,
                 (int)(atoi(patience) * scale + 0.99), patience + strspn(patience, "0123456789"))
        < 0)
        return NULL;
    return program;
}
