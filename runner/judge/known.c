/* SPDX-License-Identifier: Apache-2.0 */
#include "judge/known_entries.h"

#include <fnmatch.h>
#include <stdlib.h>
#include <string.h>

#include "base/date.h"
#include "vm/version.h"

static void free_cause(struct known_cause *cause)
{
    char *const texts[] = {
        cause->id,       cause->title,        cause->status,        cause->vm,
        cause->vendor,   cause->behavior,     cause->source,        cause->affected,
        cause->fixed_in, cause->ran_on,       cause->frame,         cause->bug,
        cause->related,  cause->evidence,     cause->introduced_by, cause->date,
        cause->review,   cause->architecture, cause->workaround,
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        free(texts[i]);
    strings_free(&cause->rules);
}

static void free_pin(struct known_pin *pin)
{
    for (size_t i = 0; i < pin->count; i++) {
        struct known_test *test = &pin->tests[i];
        for (size_t j = 0; j < test->count; j++) {
            free(test->pairs[j].expected);
            free(test->pairs[j].actual);
        }
        free(test->pairs);
        free(test->id);
    }
    free(pin->tests);
    free(pin->cause_id);
    free(pin->vm);
    free(pin->vendor);
    free(pin->architecture);
    free(pin->versions);
    free(pin->sometimes);
    strings_free(&pin->arguments);
}

void known_free(struct known *known)
{
    if (known == NULL)
        return;
    for (size_t i = 0; i < known->cause_count; i++)
        free_cause(&known->causes[i]);
    for (size_t i = 0; i < known->pin_count; i++)
        free_pin(&known->pins[i]);
    free(known->causes);
    numbering_free(&known->cause_ids);
    free(known->pins);
    strings_free(&known->files);
    free(known);
}

/* Ids hold no blank and no comma. */
bool known_ids_have(const char *ids, const char *id)
{
    size_t length = strlen(id);
    while (*ids != '\0') {
        size_t next = strcspn(ids, ", ");
        if (next == length && strncmp(ids, id, length) == 0)
            return true;
        ids += next + strspn(ids + next, ", ");
    }
    return false;
}

void known_rename(struct known *known, const struct renamed *renamed)
{
    for (size_t i = 0; i < known->pin_count; i++)
        for (size_t j = 0; j < known->pins[i].count; j++) {
            struct known_test *test = &known->pins[i].tests[j];
            char *now = renamed_id(renamed, test->id);
            free(test->id);
            test->id = now;
        }
}

const struct known_cause *known_causes(const struct known *known, size_t *count)
{
    *count = known->cause_count;
    return known->causes;
}

const struct known_pin *known_pins(const struct known *known, size_t *count)
{
    *count = known->pin_count;
    return known->pins;
}

const struct known_cause *known_cause_find(const struct known *known, const char *id)
{
    size_t number = numbering_find(&known->cause_ids, id);
    return number != SIZE_MAX ? &known->causes[number] : NULL;
}

/* ---- Classes ------------------------------------------------------------ */

const char *known_class_name(enum known_class class)
{
    static const char *const names[] = {[KNOWN_ISSUE] = "specification issue",
                                        [KNOWN_LIVENESS] = "liveness",
                                        [KNOWN_DEVIATION] = "deviation"};
    return names[class];
}

enum known_class known_class_of(const struct known *known, const char *ids)
{
    enum known_class class = KNOWN_ISSUE;
    bool any = false;
    for (size_t i = 0; i < known->cause_count; i++)
        if (known_ids_have(ids, known->causes[i].id)) {
            any = true;
            if (known->causes[i].class > class)
                class = known->causes[i].class;
        }
    return any ? class : KNOWN_DEVIATION;
}

/* ---- On a VM ------------------------------------------------------------ */

/* Whether one of the patterns, with '|' between them, matches the text. */
static bool matches(const char *patterns, const char *text)
{
    if (patterns == NULL)
        return true;
    if (text == NULL)
        return false;
    bool match = false;
    char *copy = xstrdup(patterns), *rest = copy;
    for (char *word; !match && (word = strtok_r(rest, "|", &rest)) != NULL;) {
        word += strspn(word, " ");
        for (size_t length = strlen(word); length > 0 && word[length - 1] == ' '; length--)
            word[length - 1] = '\0';
        match = fnmatch(word, text, 0) == 0;
    }
    free(copy);
    return match;
}

static bool is_given(char *const *arguments, const char *pattern)
{
    while (arguments != NULL && *arguments != NULL)
        if (fnmatch(pattern, *arguments++, 0) == 0)
            return true;
    return false;
}

/* Whether the JVM is started with one of the alternatives, or without one that begins with '!'. */
static bool word_matches(char *alternatives, char *const *arguments)
{
    char *rest = alternatives;
    for (char *word; (word = strtok_r(rest, "|", &rest)) != NULL;)
        if (*word == '!' ? !is_given(arguments, word + 1) : is_given(arguments, word))
            return true;
    return false;
}

/* Whether each of the words matches. */
static bool words_match(const char *words, char *const *arguments)
{
    bool match = true;
    char *copy = xstrdup(words);
    char *rest = copy;
    for (char *word; match && (word = strtok_r(rest, " ", &rest)) != NULL;)
        match = word_matches(word, arguments);
    free(copy);
    return match;
}

static bool arguments_match(const struct strings *sets, char *const *arguments)
{
    for (size_t i = 0; i < sets->count; i++)
        if (words_match(sets->items[i], arguments))
            return true;
    return sets->count == 0;
}

const struct known_test *known_applies(const struct known_pin *pin, const struct vm *vm,
                                       const char *id)
{
    const struct known_cause *cause = pin->cause;
    const struct known_test *test = NULL;
    for (size_t i = 0; i < pin->count && test == NULL; i++)
        if (strcmp(pin->tests[i].id, id) == 0)
            test = &pin->tests[i];
    return test != NULL && matches(pin->vm != NULL ? pin->vm : cause->vm, vm->name)
                   && matches(pin->vendor != NULL ? pin->vendor : cause->vendor, vm->vendor)
                   && matches(pin->architecture != NULL ? pin->architecture : cause->architecture,
                              vm->arch)
                   && version_in_ranges(pin->versions, vm->version, vm->spec)
                   && arguments_match(&pin->arguments, vm->vm_args)
               ? test
               : NULL;
}

static void add_id(char **ids, const char *id)
{
    if (*ids != NULL && known_ids_have(*ids, id))
        return;
    char *joined = *ids == NULL ? xstrdup(id) : xprintf("%s, %s", *ids, id);
    free(*ids);
    *ids = joined;
}

char *known_for(const struct known *known, const struct vm *vm, const char *id)
{
    char *ids = NULL;
    for (size_t i = 0; i < known->pin_count; i++)
        if (known->pins[i].sometimes == NULL && known_applies(&known->pins[i], vm, id) != NULL)
            add_id(&ids, known->pins[i].cause_id);
    return ids;
}

bool known_has(const struct known *known, const struct vm *vm, const char *id)
{
    for (size_t i = 0; i < known->pin_count; i++)
        if (known_applies(&known->pins[i], vm, id) != NULL)
            return true;
    return false;
}

bool known_hangs(const struct known *known, const struct vm *vm, const char *id)
{
    for (size_t i = 0; i < known->pin_count; i++) {
        const struct known_test *test = known_applies(&known->pins[i], vm, id);
        for (size_t j = 0; test != NULL && j < test->count; j++)
            if (test->pairs[j].actual != NULL && strcmp(test->pairs[j].actual, "TIMEOUT") == 0)
                return true;
    }
    return false;
}

char *known_overdue(const struct known *known, const char *ids)
{
    char *today = date_today();
    char *overdue = NULL;
    for (size_t i = 0; i < known->cause_count && overdue == NULL; i++) {
        const struct known_cause *cause = &known->causes[i];
        if (cause->review != NULL && strcmp(cause->review, today) < 0
            && known_ids_have(ids, cause->id))
            overdue = xprintf("%s was to be reviewed by %s", cause->id, cause->review);
    }
    free(today);
    return overdue;
}
