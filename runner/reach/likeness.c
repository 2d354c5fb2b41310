/* SPDX-License-Identifier: Apache-2.0 */
#include "reach/likeness.h"

#include <ctype.h>
#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "base/numbering.h"

/* "allocation" and "allocate", "modified" and "modification" are one word: this much of it counts. */
enum { WORD_LENGTH = 5 };

struct subject_word {
    size_t subjects; /* that have it */
    bool asked;      /* a function has it */
};

struct likeness {
    struct numbering subjects;
    struct numbering texts; /* of the words */
    struct subject_word *words;
    double asked; /* what the words that are asked for weigh */
};

static bool is_upper(char c)
{
    return isupper((unsigned char)c) != 0;
}

static bool is_lower(char c)
{
    return islower((unsigned char)c) != 0;
}

/* The next word of "post_vm_death" or "JVMTIEndTransition", in small letters; false at the end. */
static bool next_word(const char **text, char word[WORD_LENGTH + 1])
{
    const char *start = *text;
    while (*start != '\0' && !is_upper(*start) && !is_lower(*start))
        start++;
    const char *end = start;
    while (is_upper(*end))
        end++;
    /* The last of several capital letters begins the word behind them. */
    if (end - start > 1 && is_lower(*end))
        end--;
    else
        while (is_lower(*end))
            end++;
    *text = end;
    size_t length = (size_t)(end - start);
    length = length > WORD_LENGTH ? WORD_LENGTH : length;
    for (size_t i = 0; i < length; i++)
        word[i] = (char)tolower((unsigned char)start[i]);
    word[length] = '\0';
    return end > start;
}

/* Words that most functions have, and letters, say nothing. */
static bool says_nothing(const char *word)
{
    return strcmp(word, "jvmti") == 0 || strcmp(word, "env") == 0 || strcmp(word, "base") == 0
           || word[1] == '\0';
}

/* The second part of the id. Allocated. */
static char *subject_of(const char *id)
{
    const char *slash = strchr(id, '/');
    const char *start = slash != NULL ? slash + 1 : id;
    return xprintf("%.*s", (int)strcspn(start, "/:"), start);
}

struct likeness *likeness_new(void)
{
    return xcalloc(1, sizeof(struct likeness));
}

static double weight_of(const struct likeness *likeness, size_t word)
{
    return log((double)likeness->subjects.texts.count / (double)likeness->words[word].subjects);
}

/* Adds up what the words of the text weigh, each once: all of them, and those that are asked for. */
static void weigh(const struct likeness *likeness, const char *text, double *all, double *asked)
{
    char word[WORD_LENGTH + 1];
    struct numbering seen = {0};
    *all = *asked = 0;
    while (next_word(&text, word)) {
        size_t number = numbering_find(&likeness->texts, word), count = seen.texts.count;
        if (number == SIZE_MAX || numbering_add(&seen, word) < count)
            continue;
        double weight = weight_of(likeness, number);
        *all += weight;
        *asked += likeness->words[number].asked ? weight : 0;
    }
    numbering_free(&seen);
}

static void add_words(struct likeness *likeness, const char *subject)
{
    char word[WORD_LENGTH + 1];
    struct numbering seen = {0};
    while (next_word(&subject, word)) {
        size_t count = seen.texts.count;
        if (says_nothing(word) || numbering_add(&seen, word) < count)
            continue;
        count = likeness->texts.texts.count;
        size_t number = numbering_add(&likeness->texts, word);
        if (number == count) {
            likeness->words = xgrow(likeness->words, count, sizeof *likeness->words);
            likeness->words[number] = (struct subject_word){0};
        }
        likeness->words[number].subjects++;
    }
    numbering_free(&seen);
}

void likeness_add_test(struct likeness *likeness, const char *id)
{
    char *subject = subject_of(id);
    size_t count = likeness->subjects.texts.count;
    if (numbering_add(&likeness->subjects, subject) == count)
        add_words(likeness, subject);
    free(subject);
}

void likeness_add_function(struct likeness *likeness, const char *name)
{
    char word[WORD_LENGTH + 1];
    while (next_word(&name, word)) {
        size_t number = numbering_find(&likeness->texts, word);
        if (number == SIZE_MAX || likeness->words[number].asked)
            continue;
        likeness->words[number].asked = true;
        likeness->asked += weight_of(likeness, number);
    }
}

double likeness_of(const struct likeness *likeness, const char *id)
{
    double all, common;
    char *subject = subject_of(id);
    weigh(likeness, subject, &all, &common);
    free(subject);
    double sum = all + likeness->asked;
    return sum > 0 ? 2 * common / sum : 0;
}

void likeness_free(struct likeness *likeness)
{
    numbering_free(&likeness->subjects);
    numbering_free(&likeness->texts);
    free(likeness->words);
    free(likeness);
}
