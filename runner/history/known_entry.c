/* SPDX-License-Identifier: Apache-2.0 */
#include "history/known_entry.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/date.h"
#include "base/text.h"
#include "base/utf8.h"

static char *bugs_of(const struct problem *problem, const char *separator)
{
    char *text = NULL;
    size_t length = 0;
    FILE *stream = open_memstream(&text, &length);
    for (size_t i = 0; i < problem->bugs.count; i++)
        fprintf(stream, "%sJDK-%s", i > 0 ? separator : "", problem->bugs.items[i]);
    fclose(stream);
    return text;
}

static const char *text_in(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text != NULL ? text : "";
}

static bool is_kind(const json_t *line, const char *kind)
{
    return strcmp(text_in(line, "kind"), kind) == 0;
}

/* What a result says is text of one line here, whatever it is. */
static void put_key(const char *key, const char *text)
{
    printf("%s: ", key);
    utf8_put(stdout, text);
    putchar('\n');
}

static void put_answer(const char *key, const char *text)
{
    bool escaped = text != NULL && strcmp(text, "nothing") == 0;
    put_key(key, escaped ? "\\nothing" : text != NULL ? text : "nothing");
}

static void put_pair(const char *expected, const char *actual)
{
    put_answer("Expected", expected);
    put_answer("Actual", actual);
}

/* An early end takes the first missing line with it, and explains those after it. */
static void put_pairs(const json_t *result, const char *end)
{
    const json_t *lines = json_object_get(result, "comparison");
    size_t count = json_array_size(lines);
    const char *waiting = NULL;
    bool ended = end == NULL;
    for (size_t i = 0; i < count; i++) {
        const json_t *line = json_array_get(lines, i);
        const char *text = text_in(line, "text");
        if (is_kind(line, "missing") && end != NULL) {
            if (!ended)
                put_pair(text, end);
            ended = true;
            continue;
        }
        bool extra = is_kind(line, "extra");
        if (waiting != NULL && !extra)
            put_pair(waiting, NULL);
        if (extra)
            put_pair(waiting, text);
        waiting = is_kind(line, "missing") ? text : NULL;
    }
    if (waiting != NULL)
        put_pair(waiting, NULL);
    if (!ended)
        put_pair(NULL, end);
}

static void put_rules(const json_t *result)
{
    struct strings rules = {0};
    size_t index, number;
    json_t *line, *id;
    json_array_foreach (json_object_get(result, "comparison"), index, line)
        json_array_foreach (json_object_get(line, "rules"), number, id)
            if (!is_kind(line, "same") && json_is_string(id))
                strings_add_once(&rules, json_string_value(id));
    if (rules.count == 0)
        json_array_foreach (json_object_get(result, "rules"), number, id)
            strings_add_once(&rules, text_in(id, "id"));
    for (size_t i = 0; i < rules.count; i++)
        put_key("Rule", rules.items[i]);
    strings_free(&rules);
}

/* The version up to its build number; that of HotSpot 8 as entries write it. */
static char *version_of(const json_t *vm)
{
    const char *version = text_in(vm, "version");
    bool eight = json_integer_value(json_object_get(vm, "specification")) == 8
                 && strncmp(version, "25.", 3) == 0;
    const char *start = eight ? version + 3 : version;
    size_t length = strspn(start, "0123456789.");
    while (length > 0 && start[length - 1] == '.')
        length--;
    return xprintf("%s%.*s", eight ? "8.0." : "", (int)length, start);
}

static bool has_difference(const json_t *result)
{
    size_t index;
    json_t *line;
    json_array_foreach (json_object_get(result, "comparison"), index, line)
        if (is_kind(line, "missing") || is_kind(line, "extra"))
            return true;
    return false;
}

void known_entry_print(const struct problem *problem, const struct results_file *file,
                       const struct recorded_result *result)
{
    const json_t *vm = json_object_get(file->root, "vm");
    const char *verdict = verdict_name(result->verdict);
    const char *end = result->verdict == VERDICT_FAIL || result->verdict == VERDICT_WEAK ? NULL
                                                                                         : verdict;
    if (end == NULL && !has_difference(result->object)) {
        char *plain = utf8_plain(result->id, strlen(result->id));
        complain("%s: no line differs in these results, and an entry can pin nothing else", plain);
        free(plain);
        return;
    }
    char *bugs = bugs_of(problem, ", "), *version = version_of(vm);
    char *name = xprintf("%s-%s-%s", problem->bugs.items[0], version, result->id);
    for (char *c = name; *c != '\0'; c++)
        if (!isalnum((unsigned char)*c) && *c != '.')
            *c = '-';
    char *today = date_today();
    printf("Deviation: jdk-%s\n", name);
    put_key("VM", text_in(vm, "name"));
    put_key("Versions", version);
    put_key("Test", result->id);
    put_pairs(result->object, end);
    put_rules(result->object);
    char *reason = xprintf("%s%s%s", text_in(result->object, "title"),
                           result->reason != NULL ? " But " : " It does not.",
                           result->reason != NULL ? result->reason : "");
    put_key("Reason", reason);
    free(reason);
    printf("Evidence: %s, in the ProblemList for %s.\nDate: %s\n\n", bugs, problem->platforms,
           today);
    free(today);
    free(name);
    free(version);
    free(bugs);
}
