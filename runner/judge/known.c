/* SPDX-License-Identifier: Apache-2.0 */
#include "judge/known_entries.h"

#include <fnmatch.h>
#include <stdlib.h>
#include <string.h>

#include "base/date.h"
#include "base/text.h"
#include "vm/version.h"

void known_free(struct known *known)
{
    if (known == NULL)
        return;
    for (size_t i = 0; i < known->count; i++) {
        struct known_deviation *deviation = &known->deviations[i];
        for (size_t j = 0; j < deviation->count; j++) {
            struct known_test *test = &deviation->tests[j];
            for (size_t k = 0; k < test->count; k++) {
                free(test->pairs[k].expected);
                free(test->pairs[k].actual);
            }
            free(test->pairs);
            free(test->id);
        }
        free(deviation->tests);
        string_array_free(deviation->rules);
        free(deviation->id);
        free(deviation->vm);
        free(deviation->vendor);
        free(deviation->versions);
        free(deviation->arguments);
        free(deviation->reason);
        free(deviation->evidence);
        free(deviation->date);
        free(deviation->review);
    }
    free(known->deviations);
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
    for (size_t i = 0; i < known->count; i++)
        for (size_t j = 0; j < known->deviations[i].count; j++) {
            struct known_test *test = &known->deviations[i].tests[j];
            char *now = renamed_id(renamed, test->id);
            free(test->id);
            test->id = now;
        }
}

const struct known_deviation *known_all(const struct known *known, size_t *count)
{
    *count = known->count;
    return known->deviations;
}

/* ---- On a VM ------------------------------------------------------------ */

static bool matches(const char *pattern, const char *text)
{
    return pattern == NULL || (text != NULL && fnmatch(pattern, text, 0) == 0);
}

static bool is_given(char *const *arguments, const char *pattern)
{
    while (arguments != NULL && *arguments != NULL)
        if (matches(pattern, *arguments++))
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
static bool arguments_match(const char *words, char *const *arguments)
{
    bool match = true;
    char *copy = xstrdup(words == NULL ? "" : words);
    char *rest = copy;
    for (char *word; match && (word = strtok_r(rest, " ", &rest)) != NULL;)
        match = word_matches(word, arguments);
    free(copy);
    return match;
}

const struct known_test *known_applies(const struct known_deviation *deviation, const struct vm *vm,
                                       const char *id)
{
    if (!matches(deviation->vm, vm->name) || !matches(deviation->vendor, vm->vendor)
        || !version_in_range(deviation->versions, vm->version, vm->spec)
        || !arguments_match(deviation->arguments, vm->vm_args))
        return NULL;
    for (size_t i = 0; i < deviation->count; i++)
        if (strcmp(deviation->tests[i].id, id) == 0)
            return &deviation->tests[i];
    return NULL;
}

static void add_id(char **ids, const char *id)
{
    char *joined = *ids == NULL ? xstrdup(id) : xprintf("%s, %s", *ids, id);
    free(*ids);
    *ids = joined;
}

char *known_for(const struct known *known, const struct vm *vm, const char *id)
{
    char *ids = NULL;
    for (size_t i = 0; i < known->count; i++)
        if (known_applies(&known->deviations[i], vm, id) != NULL)
            add_id(&ids, known->deviations[i].id);
    return ids;
}

bool known_hangs(const struct known *known, const struct vm *vm, const char *id)
{
    for (size_t i = 0; i < known->count; i++) {
        const struct known_test *test = known_applies(&known->deviations[i], vm, id);
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
    for (; overdue == NULL && *ids != '\0'; ids += strcspn(ids, ","), ids += strspn(ids, ", ")) {
        size_t length = strcspn(ids, ",");
        for (size_t i = 0; overdue == NULL && i < known->count; i++) {
            const struct known_deviation *deviation = &known->deviations[i];
            if (strlen(deviation->id) == length && strncmp(deviation->id, ids, length) == 0
                && deviation->review != NULL && strcmp(deviation->review, today) < 0)
                overdue = xprintf("%s was to be reviewed by %s", deviation->id, deviation->review);
        }
    }
    free(today);
    return overdue;
}
