/* SPDX-License-Identifier: Apache-2.0 */
#include "history/known_pins.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "base/utf8.h"
#include "history/pins_joined.h"

static const char *text_in(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text != NULL ? text : "";
}

static char *text_or_empty(const char *text)
{
    return xstrdup(text != NULL ? text : "");
}

static bool is_kind(const json_t *line, const char *kind)
{
    return strcmp(text_in(line, "kind"), kind) == 0;
}

static void add_line(struct pin_lines *lines, struct pin_line line)
{
    lines->items = xgrow(lines->items, lines->count, sizeof *lines->items);
    lines->items[lines->count++] = line;
}

void pin_line_free(struct pin_line *line)
{
    free(line->vm);
    free(line->vendor);
    free(line->architecture);
    free(line->versions);
    free(line->sometimes);
    free(line->arguments);
    free(line->test);
    free(line->body);
    *line = (struct pin_line){0};
}

void pin_lines_free(struct pin_lines *lines)
{
    for (size_t i = 0; i < lines->count; i++)
        pin_line_free(&lines->items[i]);
    free(lines->items);
    *lines = (struct pin_lines){0};
}

/* ---- What differs ------------------------------------------------------- */

/* What a result says is text of one line here, whatever it is. */
static void put_answer(FILE *stream, const char *key, const char *text)
{
    bool escaped = text != NULL && strcmp(text, "nothing") == 0;
    fprintf(stream, "%s: ", key);
    utf8_put(stream, escaped ? "\\nothing" : text != NULL ? text : "nothing");
    fputc('\n', stream);
}

static void put_pair(FILE *stream, const char *expected, const char *actual)
{
    put_answer(stream, "Expected", expected);
    put_answer(stream, "Actual", actual);
}

/* Where the last lines begin that are missing without a break: those that an early end explains. */
static size_t last_missing_run(const json_t *lines)
{
    size_t begin = json_array_size(lines);
    while (begin > 0 && !is_kind(json_array_get(lines, begin - 1), "missing"))
        begin--;
    while (begin > 0 && is_kind(json_array_get(lines, begin - 1), "missing"))
        begin--;
    return begin;
}

/* An early end takes the first of the last missing lines with it, and explains those after it. */
static void put_pairs(FILE *stream, const json_t *result, const char *end)
{
    const json_t *lines = json_object_get(result, "comparison");
    size_t count = json_array_size(lines);
    const char *waiting = NULL;
    bool ended = end == NULL;
    size_t end_from = last_missing_run(lines);
    for (size_t i = 0; i < count; i++) {
        const json_t *line = json_array_get(lines, i);
        const char *text = text_in(line, "text");
        if (is_kind(line, "missing") && end != NULL && i >= end_from) {
            if (!ended)
                put_pair(stream, text, end);
            ended = true;
            continue;
        }
        bool extra = is_kind(line, "extra");
        if (waiting != NULL && !extra)
            put_pair(stream, waiting, NULL);
        if (extra)
            put_pair(stream, waiting, text);
        waiting = is_kind(line, "missing") ? text : NULL;
    }
    if (waiting != NULL)
        put_pair(stream, waiting, NULL);
    if (!ended)
        put_pair(stream, NULL, end);
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

char *pin_version_of(const json_t *vm)
{
    const char *version = text_in(vm, "version");
    bool eight = json_integer_value(json_object_get(vm, "specification")) == 8
                 && strncmp(version, "25.", 3) == 0;
    const char *start = eight ? version + 3 : version;
    size_t length = strspn(start, "0123456789.");
    while (length > 0 && start[length - 1] == '.')
        length--;
    /* One without a number ("openj9-0.55.0") is compared by its release. */
    if (length == 0)
        return xprintf("%d", (int)json_integer_value(json_object_get(vm, "specification")));
    return xprintf("%s%.*s", eight ? "8.0." : "", (int)length, start);
}

char *pin_vm_pattern(const char *name)
{
    static const char *const kinds[] = {"Server VM", "Client VM", "Custom VM", "Minimal VM",
                                        "Zero VM"};
    size_t length = strlen(name);
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        size_t end = strlen(kinds[i]);
        if (length > end && strcmp(name + length - end, kinds[i]) == 0)
            return xprintf("*%s", kinds[i]);
    }
    return utf8_plain(name, length);
}

static char *arguments_of(const json_t *vm)
{
    struct strings words = {0};
    size_t index;
    json_t *word;
    json_array_foreach (json_object_get(vm, "arguments"), index, word)
        if (json_is_string(word) && strpbrk(json_string_value(word), " |") == NULL)
            strings_add(&words, xstrdup(json_string_value(word)));
    char *joined = strings_joined(&words, " ");
    strings_free(&words);
    return joined;
}

/* The lines of a pin from Test: on; NULL where nothing deviates unexplained that a pin can say. */
static char *answer_of(const struct recorded_result *run)
{
    const char *end = json_string_value(json_object_get(run->object, "end"));
    bool due = verdict_deviates(run->verdict, false) || run->verdict == VERDICT_WEAK;
    if (!due || (end == NULL && !has_difference(run->object)))
        return NULL;
    char *body = NULL;
    size_t length = 0;
    FILE *stream = open_memstream(&body, &length);
    put_answer(stream, "Test", run->id);
    put_pairs(stream, run->object, end);
    fclose(stream);
    return body;
}

/* The first of the repetitions of the test, which follow each other. */
static size_t first_run(const struct results_file *file, const char *id)
{
    size_t low = 0, high = file->run_count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (strcmp(file->runs[middle].id, id) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* What the repetitions of a test answered: each answer once, and how many gave it. */
struct answers {
    struct numbering texts; /* "" where nothing can be said */
    size_t *counts;
    size_t runs;
};

static void answers_take(struct answers *answers, const struct recorded_result *run)
{
    char *answer = answer_of(run);
    size_t known = answers->texts.texts.count;
    size_t number = numbering_add(&answers->texts, answer != NULL ? answer : "");
    if (number == known) {
        answers->counts = xgrow(answers->counts, known, sizeof *answers->counts);
        answers->counts[number] = 0;
    }
    answers->counts[number]++;
    answers->runs++;
    free(answer);
}

bool pin_lines_add_result(struct pin_lines *lines, const struct results_file *file,
                          const struct recorded_result *result, const char *versions,
                          const char *sometimes)
{
    const json_t *vm = json_object_get(file->root, "vm");
    /* Whether other architectures answer the same, these results do not say. */
    bool foreign = json_object_get(vm, "foreign") != NULL;
    struct answers answers = {0};
    size_t before = lines->count;
    for (size_t i = first_run(file, result->id);
         i < file->run_count && strcmp(file->runs[i].id, result->id) == 0; i++)
        answers_take(&answers, &file->runs[i]);
    for (size_t i = 0; i < answers.texts.texts.count; i++) {
        if (*answers.texts.texts.items[i] == '\0')
            continue;
        char *often = answers.counts[i] < answers.runs
                          ? xprintf("%zu of %zu runs", answers.counts[i], answers.runs)
                          : NULL;
        add_line(lines, (struct pin_line){
                            .vm = pin_vm_pattern(text_in(vm, "name")),
                            .vendor = xstrdup(""),
                            .architecture = xstrdup(foreign ? text_in(vm, "arch") : ""),
                            .versions = versions != NULL ? xstrdup(versions) : pin_version_of(vm),
                            .sometimes = text_or_empty(sometimes != NULL ? sometimes : often),
                            .arguments = arguments_of(vm),
                            .test = xstrdup(result->id),
                            .body = xstrdup(answers.texts.texts.items[i])});
        free(often);
    }
    numbering_free(&answers.texts);
    free(answers.counts);
    return lines->count > before;
}

void pin_rules_of(const struct recorded_result *result, struct numbering *rules)
{
    size_t index, number;
    bool any = false;
    json_t *line, *id;
    json_array_foreach (json_object_get(result->object, "comparison"), index, line)
        json_array_foreach (json_object_get(line, "rules"), number, id)
            if (!is_kind(line, "same") && json_is_string(id)) {
                numbering_add(rules, json_string_value(id));
                any = true;
            }
    if (!any)
        json_array_foreach (json_object_get(result->object, "rules"), number, id)
            numbering_add(rules, text_in(id, "id"));
}

/* ---- Pins that are there ------------------------------------------------ */

static char *body_of(const struct known_test *test)
{
    char *body = NULL;
    size_t length = 0;
    FILE *stream = open_memstream(&body, &length);
    put_answer(stream, "Test", test->id);
    for (size_t i = 0; i < test->count; i++)
        put_pair(stream, test->pairs[i].expected, test->pairs[i].actual);
    fclose(stream);
    return body;
}

void pin_lines_add_known(struct pin_lines *lines, const struct known *known, const char *cause,
                         const char *file)
{
    size_t count;
    const struct known_pin *pins = known_pins(known, &count);
    for (size_t i = 0; i < count; i++) {
        const struct known_pin *pin = &pins[i];
        if (strcmp(pin->cause_id, cause) != 0 || strcmp(pin->file, file) != 0)
            continue;
        for (size_t j = 0; j < pin->count; j++)
            add_line(lines, (struct pin_line){
                                .vm = text_or_empty(pin->vm != NULL ? pin->vm : pin->cause->vm),
                                .vendor = text_or_empty(pin->vendor),
                                .architecture = text_or_empty(pin->architecture),
                                .versions = xstrdup(pin->versions),
                                .sometimes = text_or_empty(pin->sometimes),
                                .arguments = strings_joined(&pin->arguments, "\n"),
                                .test = xstrdup(pin->tests[j].id),
                                .body = body_of(&pin->tests[j])});
    }
}

/* ---- Printed ------------------------------------------------------------ */

static int by_jvms(const void *a, const void *b)
{
    const struct pin_line *left = a, *right = b;
    int order = strcmp(left->vm, right->vm);
    order = order != 0 ? order : pin_version_order(left->versions, right->versions);
    order = order != 0 ? order : strcmp(left->arguments, right->arguments);
    order = order != 0 ? order : strcmp(left->vendor, right->vendor);
    order = order != 0 ? order : strcmp(left->architecture, right->architecture);
    order = order != 0 ? order : strcmp(left->sometimes, right->sometimes);
    order = order != 0 ? order : strcmp(left->test, right->test);
    return order != 0 ? order : strcmp(left->body, right->body);
}

static void put_field(FILE *stream, const char *key, const char *text)
{
    if (*text != '\0')
        fprintf(stream, "%s: %s\n", key, text);
}

static void put_header(FILE *stream, const struct pin_line *line, const char *cause, const char *vm)
{
    fprintf(stream, "\nPin: %s\n", cause);
    if (vm == NULL || strcmp(vm, line->vm) != 0)
        put_field(stream, "VM", line->vm);
    put_field(stream, "Vendor", line->vendor);
    put_field(stream, "Architecture", line->architecture);
    put_field(stream, "Versions", line->versions);
    put_field(stream, "Sometimes", line->sometimes);
    for (const char *set = line->arguments; *set != '\0';
         set += strcspn(set, "\n"), set += *set != 0)
        fprintf(stream, "Arguments: %.*s\n", (int)strcspn(set, "\n"), set);
}

/* One pin has a test once. */
static bool is_next(const struct pin_line *line, const struct pin_line *before)
{
    struct pin_line a = *line, b = *before;
    a.body = b.body = (char *)"";
    return pin_line_order(&a, &b, PIN_FIELDS) == 0 && strcmp(line->test, before->test) != 0;
}

void pin_lines_print(const struct pin_lines *lines, const char *cause, const char *vm, FILE *stream)
{
    if (lines->count > 0)
        qsort(lines->items, lines->count, sizeof *lines->items, by_jvms);
    for (size_t i = 0; i < lines->count; i++) {
        if (i == 0 || !is_next(&lines->items[i], &lines->items[i - 1]))
            put_header(stream, &lines->items[i], cause, vm);
        fputs(lines->items[i].body, stream);
    }
}
