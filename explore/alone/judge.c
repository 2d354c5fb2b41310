/* SPDX-License-Identifier: Apache-2.0 */

/* In an exported scenario this stands for outlet.c and the runner: what the agent says is printed, and
 * compared at the end with what the specification allows, which stands in `scenario` behind each
 * operation, a line each:
 *
 *     allow NONE 0         an answer that is allowed
 *     rule GetTag.value    why
 *     due 1 FramePop A     a line that must come
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

#include "agent.h"

extern const char scenario[];

struct name {
    jint value;
    const char *text;
};

#include "names.inc"

enum { LINES_MAX = 4000, SECONDS = 120, LINE_LENGTH = 2000, DEVIATES = 91, NOT_CARRIED_OUT = 92 };

/* What was said, each line with the number of its operation. */
static struct {
    long number;
    char *text;
    bool used;
} said[LINES_MAX];
static int said_count;
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
    if (number > 0 && said_count < LINES_MAX) {
        said[said_count].number = number;
        said[said_count++].text = strdup(rest + 1);
    }
    fflush(stdout);
    pthread_mutex_unlock(&saying);
}

static bool is_line(const char *line, const char *text)
{
    return (size_t)length_of(line) == strlen(text) && strncmp(line, text, strlen(text)) == 0;
}

/* The line of that operation that was said, is not used and is this one; or, for NULL, the first that is
 * no answer. */
static int find_said(long number, const char *line)
{
    for (int i = 0; i < said_count; i++)
        if (said[i].number == number && !said[i].used
            && (line == NULL ? said[i].text[0] != '=' : is_line(line, said[i].text)))
            return i;
    return -1;
}

static const char *answer_of(long number)
{
    for (int i = 0; i < said_count; i++)
        if (said[i].number == number && strncmp(said[i].text, "= ", 2) == 0)
            return said[i].text + 2;
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

static void print_allowed(const char *operation)
{
    const char *rest, *line = operation;
    while ((rest = next_of(&line, "allow")) != NULL)
        printf("  allowed: %.*s\n", length_of(rest), rest);
}

/* `rule` is the line of the program with the rule, or another. */
static bool deviates(const char *operation, long number, const char *what, const char *text,
                     const char *rule)
{
    const char *name = rule != NULL ? strchr(rule, ' ') : NULL;
    printf("deviates in operation %ld, %.*s\n  %s: %s\n", number, length_of(operation + 3),
           operation + 3, what, text);
    if (rule != NULL && (after_word(rule, "rule") != NULL || after_word(rule, "by") != NULL))
        printf("  rule: %.*s\n", length_of(name + 1), name + 1);
    return true;
}

/* A line that is due but was not said. */
static bool is_missing(const char *operation, long number)
{
    const char *rest, *line = operation;
    while ((rest = next_of(&line, "due")) != NULL) {
        int found = find_said(number, rest);
        char text[LINE_LENGTH];
        snprintf(text, sizeof text, "%.*s", length_of(rest), rest);
        if (found < 0)
            return deviates(operation, number, "missing", text, line_after(line));
        said[found].used = true;
    }
    return false;
}

static bool lines_deviate(const char *operation, long number)
{
    const char *rest, *line = operation;
    for (int i = 0; i < said_count; i++)
        if (said[i].number == number && strncmp(said[i].text, "stuck ", 6) == 0)
            return deviates(operation, number, "it does not go on", said[i].text, NULL);
    if (is_missing(operation, number))
        return true;
    while ((rest = next_of(&line, "may")) != NULL) {
        int found = find_said(number, rest);
        if (found >= 0)
            said[found].used = true;
    }
    int more = find_said(number, NULL);
    return more >= 0 && deviates(operation, number, "not allowed", said[more].text, NULL);
}

static bool is_allowed(const char *operation, const char *answer)
{
    const char *rest, *line = operation;
    while ((rest = next_of(&line, "allow")) != NULL)
        if (is_line(rest, answer))
            return true;
    return false;
}

/* The first deviation, up to where the scenario ended. */
static bool judge(void)
{
    for (long number = 1;; number++) {
        const char *operation = operation_line(number);
        const char *answer = answer_of(number);
        if (operation == NULL || answer == NULL)
            return false;
        if (!is_allowed(operation, answer)) {
            const char *line = operation, *rule = next_of(&line, "rule");
            deviates(operation, number, "answer", answer, rule != NULL ? line : NULL);
            print_allowed(operation);
            return true;
        }
        if (lines_deviate(operation, number))
            return true;
        const char *line = operation, *first = next_of(&line, "first");
        if (first != NULL && strncmp(answer, first, (size_t)length_of(first)) != 0)
            return false;
    }
}

void leave(int status)
{
    pthread_mutex_lock(&saying);
    bool deviating = !impossible && judge();
    if (!deviating)
        puts(impossible || status != 0 ? "not carried out" : "all is as the specification allows");
    fflush(stdout);
    _exit(deviating ? DEVIATES : impossible || status != 0 ? NOT_CARRIED_OUT : 0);
}

static void too_late(int signal)
{
    static const char text[] = "deviates: the JVM does not go on\n";
    ssize_t written = write(STDOUT_FILENO, text, sizeof text - 1);
    (void)written;
    (void)signal;
    _exit(DEVIATES);
}

char *read_program(const char *option)
{
    (void)option;
    signal(SIGALRM, too_late);
    alarm(SECONDS);
    return strdup(scenario);
}
