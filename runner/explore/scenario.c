/* SPDX-License-Identifier: Apache-2.0 */
#include "explore/scenario.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    const char *word;
    const char *arguments;
} operations[] = {
#define ROW(NAME, WORD, ARGUMENTS) {WORD, ARGUMENTS},
    JAVA_OPERATIONS(ROW) TI_OPERATIONS(ROW)
#undef ROW
};

enum { WORDS_MAX = 20, NUMBER_MAX = 9, NO_WORDS = 0 };

/* What an argument may be, by its letter; 'n' is a number from 0. */
static const struct {
    char letter;
    const char *words[WORDS_MAX];
} kinds[] = {
    {'a', {"A", "B", "C", "D"}},
    {'A', {"A", "B", "C", "D"}}, /* or "all" */
    {'m', {"M1", "M2", "M3"}},
    {'o', {"O1", "O2", "O3", "O4", "O5", "O6"}},
    {'r', {"R1", "R2", "R3", "R4"}},
    {'O', {"O1", "O2", "O3", "O4", "O5", "O6", "R1", "R2", "R3", "R4"}},
    {'T', {"boolean", "byte", "char", "short", "int", "long", "float", "double", "object"}},
    {'c', {"plain", "interface", "reflected", "jni"}},
    {'t', {"int", "long", "float", "double", "object"}},
    {'f', {"static", "instance"}},
    {'C', {"Target", "Frames"}},
    {'v', {"version1", "version2", "version3"}},
    {'w', {"disable", "enable"}},
    {'e',
     {"MethodEntry", "MethodExit", "Breakpoint", "FieldAccess", "FieldModification", "FramePop",
      "MonitorWait", "MonitorWaited", "MonitorContendedEnter", "MonitorContendedEntered",
      "ClassPrepare", "ThreadStart", "ThreadEnd", "VirtualThreadStart", "VirtualThreadEnd",
      "Exception"}},
    {'p',
     {"can_tag_objects", "can_get_owned_monitor_info", "can_get_owned_monitor_stack_depth_info",
      "can_get_current_contended_monitor", "can_get_monitor_info", "can_signal_thread"}},
};

static const char *const *words_of(char letter)
{
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (kinds[i].letter == letter)
            return kinds[i].words;
    return NULL;
}

int argument_range(char letter)
{
    const char *const *words = words_of(letter);
    int count = 0;
    while (words != NULL && count < WORDS_MAX && words[count] != NULL)
        count++;
    return words != NULL ? count : NUMBER_MAX + 1;
}

const char *argument_word(char letter, int value)
{
    return letter == 'A' && value == EVERYBODY ? "all" : words_of(letter)[value];
}

bool operation_is_ti(const struct scenario_operation *operation)
{
    return operation->code >= OP_FIRST_TI;
}

const char *operation_word(enum operation_code code)
{
    return operations[code].word;
}

const char *operation_arguments(enum operation_code code)
{
    return operations[code].arguments;
}

void operation_write(const struct scenario_operation *operation, char *line)
{
    size_t length = 0;
    if (operation_is_ti(operation))
        length = (size_t)snprintf(line, LINE_OF_OPERATION, "%d ", operation->environment + 1);
    if (operation->inside > 0)
        length += (size_t)snprintf(line + length, LINE_OF_OPERATION - length, "in %s ",
                                   argument_word('e', operation->inside - 1));
    length += (size_t)snprintf(line + length, LINE_OF_OPERATION - length, "%s",
                               operations[operation->code].word);
    const char *letters = operations[operation->code].arguments;
    for (int i = 0; letters[i] != '\0'; i++) {
        int value = operation->arguments[i];
        char *end = line + length;
        size_t room = LINE_OF_OPERATION - length;
        length += (size_t)(letters[i] == 'n'
                               ? snprintf(end, room, " %d", value)
                               : snprintf(end, room, " %s", argument_word(letters[i], value)));
    }
    if (operation_is_ti(operation) && operation->by != MAIN_THREAD)
        snprintf(line + length, LINE_OF_OPERATION - length, " by %s",
                 argument_word('a', operation->by));
}

static bool read_number(const char *word, int least, int most, int *value)
{
    char *end;
    long number = strtol(word, &end, 10);
    if (*word == '\0' || *end != '\0' || number < least || number > most)
        return false;
    *value = (int)number;
    return true;
}

static bool read_argument(char letter, const char *word, int actors, int *value)
{
    if (letter == 'n')
        return read_number(word, 0, NUMBER_MAX, value);
    *value = EVERYBODY;
    if (letter == 'A' && strcmp(word, "all") == 0)
        return true;
    int range = letter == 'a' || letter == 'A' ? actors : argument_range(letter);
    for (*value = 0; *value < range; (*value)++)
        if (strcmp(argument_word(letter, *value), word) == 0)
            return true;
    return false;
}

static bool find_operation(const char *word, bool of_ti, enum operation_code *code)
{
    for (int i = of_ti ? OP_FIRST_TI : 0; i < (of_ti ? OPERATION_CODES : OP_FIRST_TI); i++) {
        *code = (enum operation_code)i;
        if (strcmp(operations[i].word, word) == 0)
            return true;
    }
    return false;
}

/* What stands before the name of a function: the environment, and the event in whose callback it is
 * called. *word becomes the name. */
static const char *read_place(struct scenario_operation *operation, const char **word, char **rest,
                              int environments)
{
    if (operation->environment-- > environments)
        return "there is no such environment";
    *word = strtok_r(NULL, " \t", rest);
    if (*word == NULL || strcmp(*word, "in") != 0)
        return NULL;
    *word = strtok_r(NULL, " \t", rest);
    if (*word == NULL || !read_argument('e', *word, 0, &operation->inside))
        return "\"in\" needs an event";
    operation->inside++;
    *word = strtok_r(NULL, " \t", rest);
    return NULL;
}

const char *operation_read(struct scenario_operation *operation, const char *line, int environments,
                           int actors)
{
    char copy[LINE_OF_OPERATION];
    if (strlen(line) >= sizeof copy)
        return "the line is too long";
    strcpy(copy, line);
    char *rest;
    const char *word = strtok_r(copy, " \t", &rest);
    *operation = (struct scenario_operation){.by = MAIN_THREAD};
    bool of_ti = word != NULL && read_number(word, 1, ENVIRONMENTS, &operation->environment);
    const char *problem = of_ti ? read_place(operation, &word, &rest, environments) : NULL;
    if (problem != NULL)
        return problem;
    if (word == NULL || !find_operation(word, of_ti, &operation->code))
        return "there is no such operation";
    const char *letters = operations[operation->code].arguments;
    for (int i = 0; letters[i] != '\0'; i++) {
        word = strtok_r(NULL, " \t", &rest);
        if (word == NULL || !read_argument(letters[i], word, actors, &operation->arguments[i]))
            return "an argument is missing, or not what it must be";
    }
    word = strtok_r(NULL, " \t", &rest);
    if (word != NULL && of_ti && strcmp(word, "by") == 0) {
        word = strtok_r(NULL, " \t", &rest);
        if (word == NULL || !read_argument('a', word, actors, &operation->by))
            return "\"by\" needs an actor";
        word = strtok_r(NULL, " \t", &rest);
    }
    if (word == NULL && operation->inside > 0 && operation->by == MAIN_THREAD)
        return "\"in\" needs the actor of the event, with \"by\"";
    return word == NULL ? NULL : "there is too much on the line";
}

/* A line that is no operation. Returns whether it is one of these. */
static bool read_header(struct scenario *scenario, const char *line, const char **problem)
{
    char name[8], kind[16], more;
    int number;
    if (sscanf(line, "environments %d %c", &number, &more) == 1) {
        if (number < 1 || number > ENVIRONMENTS)
            *problem = "there can be 1 to 3 environments";
        scenario->environments = number;
        return true;
    }
    if (sscanf(line, "actor %7s %15s %c", name, kind, &more) != 2)
        return false;
    bool is_virtual = strcmp(kind, "virtual") == 0;
    if (scenario->actors == ACTORS || strcmp(name, argument_word('a', scenario->actors)) != 0)
        *problem = "actors are A, B, C and D, in this order";
    else if (!is_virtual && strcmp(kind, "platform") != 0)
        *problem = "an actor is a platform or a virtual thread";
    else
        scenario->is_virtual[scenario->actors++] = is_virtual;
    return true;
}

static void read_line(struct scenario *scenario, char *line, const char **problem)
{
    line[strcspn(line, "\r")] = '\0';
    line += strspn(line, " \t");
    if (*line == '\0' || read_header(scenario, line, problem))
        return;
    if (scenario->count == SCENARIO_MAX) {
        *problem = "there are too many operations";
        return;
    }
    *problem = operation_read(&scenario->operations[scenario->count], line, scenario->environments,
                              scenario->actors);
    scenario->count++;
}

int scenario_read(struct scenario *scenario, const char *text, const char **problem)
{
    *scenario = (struct scenario){.environments = 1};
    *problem = NULL;
    int number = 0;
    while (*text != '\0') {
        char line[LINE_OF_OPERATION];
        size_t length = strcspn(text, "#\n");
        number++;
        if (length >= sizeof line) {
            *problem = "the line is too long";
            return number;
        }
        memcpy(line, text, length);
        line[length] = '\0';
        read_line(scenario, line, problem);
        if (*problem != NULL)
            return number;
        text += strcspn(text, "\n");
        text += *text == '\n';
    }
    return 0;
}
