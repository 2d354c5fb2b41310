/* SPDX-License-Identifier: Apache-2.0 */
#include "audit/relevance.h"

#include <ctype.h>
#include <glob.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "catalog/support_use.h"

struct relevance_index {
    const struct catalog *catalog;
    char **sources; /* of each test: with what it uses */
    char *support;  /* all of the support library */
};

/* A file's text, or NULL. */
static char *read_text(const char *path)
{
    FILE *file = fopen(path, "re");
    char *text = NULL;
    size_t size = 0;
    if (file == NULL)
        return NULL;
    if (getdelim(&text, &size, '\0', file) < 0) {
        free(text);
        text = NULL;
    }
    fclose(file);
    return text;
}

static char *joined(char *first, char *second)
{
    char *both = xprintf("%s%s", first, second);
    free(first);
    free(second);
    return both;
}

/* The text with that of the headers it includes from beside it and from its category. */
static char *with_headers(const char *path, unsigned depth)
{
    char *text = read_text(path);
    if (text == NULL)
        return xstrdup("");
    if (depth == 0)
        return text;
    char *own = xstrdup(text);
    for (const char *at = own; (at = strstr(at, "#include \"")) != NULL;) {
        at += strlen("#include \"");
        int length = (int)strcspn(at, "\"\n");
        int directory = (int)(strrchr(path, '/') - path);
        char *header = xprintf("%.*s/%.*s", directory, path, length, at);
        text = joined(text, with_headers(header, depth - 1));
        free(header);
    }
    free(own);
    return text;
}

/* The same with the definitions of the support library that it uses. */
static char *with_support(const char *path, const struct support_index *index)
{
    struct support_use use = {0};
    char *text = with_headers(path, 3);
    support_use_find(index, text, &use);
    text = joined(text, xstrdup(use.text));
    support_use_free(&use);
    return text;
}

static char *read_support(const char *directory)
{
    glob_t found = {0};
    char *pattern = xprintf("%s/*/*.c", directory);
    char *text = xstrdup("");
    glob(pattern, 0, NULL, &found);
    for (size_t i = 0; i < found.gl_pathc; i++) {
        char *more = read_text(found.gl_pathv[i]);
        if (more != NULL)
            text = joined(text, more);
    }
    globfree(&found);
    free(pattern);
    return text;
}

struct relevance_index *relevance_read(const struct catalog *catalog, const struct home *home)
{
    struct relevance_index *relevance = xcalloc(1, sizeof *relevance);
    char *support = xprintf("%s/agents/support", home->sources);
    struct support_index *index = support_index_read(support);
    relevance->catalog = catalog;
    relevance->sources = xcalloc(catalog->count, sizeof *relevance->sources);
    for (size_t i = 0; i < catalog->count; i++)
        relevance->sources[i] = with_support(catalog->tests[i].source, index);
    relevance->support = read_support(support);
    support_index_free(index);
    free(support);
    return relevance;
}

void relevance_free(struct relevance_index *relevance)
{
    for (size_t i = 0; i < relevance->catalog->count; i++)
        free(relevance->sources[i]);
    free(relevance->sources);
    free(relevance->support);
    free(relevance);
}

static bool is_letter(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

static bool has_word(const char *text, const char *word, size_t length)
{
    for (const char *at = text; (at = strstr(at, word)) != NULL; at += length)
        if ((at == text || !is_letter(at[-1])) && !is_letter(at[length]))
            return true;
    return false;
}

static enum relevance mention_of_word(const struct relevance_index *relevance,
                                      const struct test *test, const char *word)
{
    const char *source = relevance->sources[test - relevance->catalog->tests];
    size_t length = strlen(word);
    const char *subject = strchr(test->id, '/');
    if (subject != NULL && strncmp(subject + 1, word, length) == 0 && subject[length + 1] == '/')
        return RELEVANCE_SUBJECT;
    if (has_word(source, word, length))
        return RELEVANCE_SOURCE;
    if (strstr(source, "##") != NULL || has_word(relevance->support, word, length))
        return RELEVANCE_UNKNOWN;
    return RELEVANCE_NONE;
}

enum relevance relevance_of(const struct relevance_index *relevance, const struct test *test,
                            const char *words)
{
    enum relevance nearest = RELEVANCE_NONE;
    char *list = xstrdup(words);
    char *rest = NULL;
    for (char *word = strtok_r(list, ",", &rest); word != NULL; word = strtok_r(NULL, ",", &rest)) {
        enum relevance mention = mention_of_word(relevance, test, word);
        if (mention < nearest)
            nearest = mention;
    }
    free(list);
    return nearest;
}
