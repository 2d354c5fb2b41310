/* SPDX-License-Identifier: Apache-2.0 */
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "channel.h"
#include "record.h"

enum { LINES_MAX = 10000 };

struct line {
    jlong place;
    char *text;
    int count;
};

/* Nothing that could suspend a thread is called while it owns the lock. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct line *lines;
static size_t line_count, capacity;
static char *difference;

__attribute__((format(printf, 1, 0))) static char *formatted(const char *format, va_list arguments)
{
    char *text = NULL;
    if (vasprintf(&text, format, arguments) < 0)
        broken("there is no memory for a line of the record");
    return text;
}

static struct line *find(jlong place, const char *text)
{
    for (size_t i = 0; i < line_count; i++)
        if (lines[i].place == place && strcmp(lines[i].text, text) == 0)
            return &lines[i];
    return NULL;
}

static void make_room(void)
{
    if (line_count == LINES_MAX) {
        say("more than %d different lines are to be recorded", LINES_MAX);
        assay_stop("a record");
    }
    if (line_count < capacity)
        return;
    capacity = capacity == 0 ? 64 : 2 * capacity;
    lines = realloc(lines, capacity * sizeof *lines);
    if (lines == NULL)
        broken("there is no memory for the record");
}

/* Takes the text. */
static void keep(jlong place, char *text)
{
    pthread_mutex_lock(&lock);
    struct line *known = find(place, text);
    if (known != NULL) {
        known->count++;
        free(text);
    } else {
        make_room();
        lines[line_count++] = (struct line){.place = place, .text = text, .count = 1};
    }
    pthread_mutex_unlock(&lock);
}

void record(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    char *text = formatted(format, arguments);
    va_end(arguments);
    keep(0, text);
}

void record_at(jlong place, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    char *text = formatted(format, arguments);
    va_end(arguments);
    keep(place, text);
}

int times_recorded(const char *line)
{
    int count = 0;
    pthread_mutex_lock(&lock);
    for (size_t i = 0; i < line_count; i++)
        if (strcmp(lines[i].text, line) == 0)
            count += lines[i].count;
    pthread_mutex_unlock(&lock);
    return count;
}

static int compare_lines(const void *a, const void *b)
{
    const struct line *left = a, *right = b;
    if (left->place != right->place)
        return left->place < right->place ? -1 : 1;
    return strcmp(left->text, right->text);
}

static void sort(void)
{
    if (line_count > 0)
        qsort(lines, line_count, sizeof *lines, compare_lines);
}

static void append_line(char *text, const struct line *line)
{
    assay_append(text, "%s", line->text);
    if (line->count > 1)
        assay_append(text, " x%d", line->count);
}

static void forget(void)
{
    for (size_t i = 0; i < line_count; i++)
        free(lines[i].text);
    line_count = 0;
}

static void say_lines_kept(void)
{
    for (size_t i = 0; i < line_count; i++) {
        char *text = assay_text();
        append_line(text, &lines[i]);
        say("%s", text);
    }
    forget();
}

void say_record(void)
{
    pthread_mutex_lock(&lock);
    say_lines_kept();
    pthread_mutex_unlock(&lock);
}

void say_sorted_record(void)
{
    pthread_mutex_lock(&lock);
    sort();
    say_lines_kept();
    pthread_mutex_unlock(&lock);
}

void say_record_in_one_line(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    char *words = formatted(format, arguments);
    va_end(arguments);
    pthread_mutex_lock(&lock);
    sort();
    char *text = assay_text();
    assay_append(text, "%s", words);
    for (size_t i = 0; i < line_count; i++) {
        assay_append(text, " ");
        append_line(text, &lines[i]);
    }
    say("%s%s", text, line_count == 0 ? " nothing" : "");
    forget();
    pthread_mutex_unlock(&lock);
    free(words);
}

void forget_record(void)
{
    pthread_mutex_lock(&lock);
    forget();
    pthread_mutex_unlock(&lock);
}

/* Takes the text. */
static void keep_difference(char *text, bool in_order)
{
    pthread_mutex_lock(&lock);
    bool is_first = difference == NULL || (!in_order && strcmp(text, difference) < 0);
    free(is_first ? difference : text);
    if (is_first)
        difference = text;
    pthread_mutex_unlock(&lock);
}

void differs(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    char *text = formatted(format, arguments);
    va_end(arguments);
    keep_difference(text, false);
}

void differs_in_order(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    char *text = formatted(format, arguments);
    va_end(arguments);
    keep_difference(text, true);
}

bool is_difference_recorded(void)
{
    pthread_mutex_lock(&lock);
    bool is = difference != NULL;
    pthread_mutex_unlock(&lock);
    return is;
}

void say_first_difference(void)
{
    pthread_mutex_lock(&lock);
    say("first difference: %s", difference != NULL ? difference : "none");
    free(difference);
    difference = NULL;
    pthread_mutex_unlock(&lock);
}
