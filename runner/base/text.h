/* SPDX-License-Identifier: Apache-2.0 */

/*
 * runner/base/: what every module may use: texts, files, JSON, and where the parts of Assay are.
 * Nothing of JVMs and tests.
 */

/* Allocation that does not fail, and small strings. Running out of memory ends
 * the program with a message. */
#ifndef ASSAY_BASE_TEXT_H
#define ASSAY_BASE_TEXT_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>

void *xcalloc(size_t count, size_t size);
void *xrealloc(void *memory, size_t size);

/* Room for one more element behind `count` of them, in an array that was always made larger by this.
 * Returns where it is now. */
void *xgrow(void *array, size_t count, size_t size);

char *xstrdup(const char *string);

bool text_begins(const char *text, const char *beginning);

/* The formatted string, allocated. */
__attribute__((format(printf, 1, 2))) char *xprintf(const char *format, ...);
char *xvprintf(const char *format, va_list arguments);

/* Replaces a character wherever it is in the text, which is returned. */
char *text_replace(char *text, char old, char with);

/* What an English noun ends with after this number ("s", or "" after 1), and what the verb ends with that
 * follows ("", or "s" after 1): "1 test deviates", "2 tests deviate". */
const char *noun_end(size_t count);
const char *verb_end(size_t count);

/* A growing list of strings, null-terminated at every moment but before the
 * first string is added. Begins as {0}. */
struct strings {
    char **items;
    size_t count;
    size_t capacity;
};

void strings_add(struct strings *list, char *allocated); /* takes the string over */

/* The array itself, for the caller to free; never NULL. */
char **strings_array(struct strings *list);
void strings_sort(struct strings *list);
void strings_add_once(struct strings *list, const char *text);   /* a copy, unless it is there; for
                                                                 * short lists */
bool strings_have(const struct strings *list, const char *text); /* likewise */
void strings_free(struct strings *list);

/* The strings, each as a line of a text. Allocated. */
char *strings_lines(const struct strings *list);

/* The strings with the separator between them. Allocated. */
char *strings_joined(const struct strings *list, const char *separator);
void string_array_free(char **array); /* of a null-terminated array */

/* The words as one line for a POSIX shell, quoted where need be. Allocated. */
char *shell_line(char *const *words);
char *shell_quoted(const char *word);

/* Prints "assay: " and the message to standard error, on a line of its own. What is
 * no printable text in it is escaped. */
__attribute__((format(printf, 1, 2))) void complain(const char *format, ...);

#endif
