/* SPDX-License-Identifier: Apache-2.0 */
#include "catalog/descriptor_copy.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"

/* The place whose name in braces the text begins with, or NULL. */
static const struct place *place_at(const char *text, const struct place *places)
{
    for (; *text == '{' && places->name != NULL; places++) {
        size_t length = strlen(places->name);
        if (strncmp(text + 1, places->name, length) == 0 && text[1 + length] == '}')
            return places;
    }
    return NULL;
}

static char *with_places(const char *text, const struct place *places)
{
    char *result = xstrdup("");
    while (*text != '\0') {
        const struct place *place = place_at(text, places);
        size_t plain = place != NULL ? 0 : 1 + strcspn(text + 1, "{");
        char *longer = xprintf("%s%.*s%s", result, (int)plain, text,
                               place != NULL ? place->path : "");
        free(result);
        result = longer;
        text += place != NULL ? strlen("{}") + strlen(place->name) : plain;
    }
    return result;
}

/* A JVM takes the options in a variable apart at blanks, but for those in quotes: a path with blanks is
 * put into quotes where the text has none around it. */
static char *with_quoted_places(const char *text, const struct place *places)
{
    char *result = NULL;
    size_t length;
    FILE *stream = open_memstream(&result, &length);
    char around = '\0';
    while (*text != '\0') {
        const struct place *place = place_at(text, places);
        if (place != NULL) {
            bool blank = strpbrk(place->path, " \t\n") != NULL;
            const char *quote = !blank || around != '\0'            ? ""
                                : strchr(place->path, '\'') == NULL ? "'"
                                                                    : "\"";
            fprintf(stream, "%s%s%s", quote, place->path, quote);
            text += strlen("{}") + strlen(place->name);
            continue;
        }
        if (*text == around)
            around = '\0';
        else if (around == '\0' && (*text == '\'' || *text == '"'))
            around = *text;
        fputc(*text++, stream);
    }
    fclose(stream);
    return result;
}

static bool has_options(const char *setting)
{
    static const char end[] = "_OPTIONS";
    size_t length = strcspn(setting, "=");
    return length > strlen(end) && strncmp(setting + length - strlen(end), end, strlen(end)) == 0;
}

static const char *const *copy_settings(const char *const *list, const struct place *places)
{
    if (list == NULL)
        return NULL;
    struct strings copy = {0};
    for (; *list != NULL; list++)
        strings_add(&copy, (has_options(*list) ? with_quoted_places : with_places)(*list, places));
    return (const char *const *)strings_array(&copy);
}

static const char *const *copy_list(const char *const *list, const struct place *places)
{
    if (list == NULL)
        return NULL;
    struct strings copy = {0};
    for (; *list != NULL; list++)
        strings_add(&copy, with_places(*list, places));
    return (const char *const *)strings_array(&copy);
}

struct assay_test *descriptor_copy(const struct assay_test *test, const struct place *places)
{
    static const struct place nowhere[] = {{NULL, NULL}};
    struct assay_test *copy = xcalloc(1, sizeof *copy);
    *copy = *test;
    copy->title = xstrdup(test->title);
    copy->target = test->target != NULL ? xstrdup(test->target) : NULL;
    copy->options = test->options != NULL ? with_places(test->options, places) : NULL;
    copy->args = copy_list(test->args, places);
    copy->vm_args = copy_list(test->vm_args, places);
    copy->env = copy_settings(test->env, places);
    copy->cases = copy_list(test->cases, nowhere);
    copy->alone = copy_list(test->alone, nowhere);
    return copy;
}

void descriptor_free(struct assay_test *copy)
{
    if (copy == NULL)
        return;
    free((char *)copy->title);
    free((char *)copy->target);
    free((char *)copy->options);
    string_array_free((char **)copy->args);
    string_array_free((char **)copy->vm_args);
    string_array_free((char **)copy->env);
    string_array_free((char **)copy->cases);
    string_array_free((char **)copy->alone);
    free(copy);
}
