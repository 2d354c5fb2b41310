/* SPDX-License-Identifier: Apache-2.0 */
#include "base/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/utf8.h"

static void *checked(void *memory)
{
    if (memory == NULL) {
        fputs("assay: out of memory\n", stderr);
        exit(2);
    }
    return memory;
}

void *xcalloc(size_t count, size_t size)
{
    size_t bytes;
    if (__builtin_mul_overflow(count, size, &bytes))
        return checked(NULL);
    void *memory = calloc(1, bytes > 0 ? bytes : 1);
    if (memory == NULL)
        memory = memset(memory_get(NULL, bytes), 0, bytes);
    return memory;
}

void *xrealloc(void *memory, size_t size)
{
    return memory_get(memory, size);
}

void *xgrow(void *array, size_t count, size_t size)
{
    size_t room, bytes;
    if ((count & (count - 1)) != 0)
        return array;
    if (__builtin_mul_overflow(count, (size_t)2, &room)
        || __builtin_mul_overflow(room > 0 ? room : 1, size, &bytes))
        return checked(NULL);
    return memory_get(array, bytes);
}

char *xstrdup(const char *string)
{
    size_t size = strlen(string) + 1;
    return memcpy(memory_get(NULL, size), string, size);
}

const char *noun_end(size_t count)
{
    return count == 1 ? "" : "s";
}

const char *verb_end(size_t count)
{
    return count == 1 ? "s" : "";
}

bool text_begins(const char *text, const char *beginning)
{
    return strncmp(text, beginning, strlen(beginning)) == 0;
}

char *xvprintf(const char *format, va_list arguments)
{
    va_list again;
    va_copy(again, arguments);
    int length = vsnprintf(NULL, 0, format, arguments);
    char *string = length >= 0 ? memory_get(NULL, (size_t)length + 1) : checked(NULL);
    vsnprintf(string, (size_t)length + 1, format, again);
    va_end(again);
    return string;
}

char *xprintf(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    char *string = xvprintf(format, arguments);
    va_end(arguments);
    return string;
}

char *text_replace(char *text, char old, char with)
{
    for (char *c = text; *c != '\0'; c++)
        if (*c == old)
            *c = with;
    return text;
}

void strings_add(struct strings *list, char *allocated)
{
    if (list->count + 1 >= list->capacity) {
        list->capacity = list->capacity > 0 ? 2 * list->capacity : 8;
        list->items = xrealloc(list->items, list->capacity * sizeof *list->items);
    }
    list->items[list->count++] = allocated;
    list->items[list->count] = NULL;
}

static int by_text(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

void strings_sort(struct strings *list)
{
    if (list->count > 0)
        qsort(list->items, list->count, sizeof *list->items, by_text);
}

bool strings_have(const struct strings *list, const char *text)
{
    for (size_t i = 0; i < list->count; i++)
        if (strcmp(list->items[i], text) == 0)
            return true;
    return false;
}

void strings_add_once(struct strings *list, const char *text)
{
    if (!strings_have(list, text))
        strings_add(list, xstrdup(text));
}

char *strings_joined(const struct strings *list, const char *separator)
{
    char *text = NULL;
    size_t length = 0;
    FILE *stream = checked(open_memstream(&text, &length));
    for (size_t i = 0; i < list->count; i++)
        fprintf(stream, "%s%s", i > 0 ? separator : "", list->items[i]);
    fclose(stream);
    return checked(text);
}

char *strings_lines(const struct strings *list)
{
    char *text = NULL;
    size_t length = 0;
    FILE *stream = open_memstream(&text, &length);
    for (size_t i = 0; i < list->count; i++)
        fprintf(stream, "%s\n", list->items[i]);
    fclose(stream);
    return text;
}

void string_array_free(char **array)
{
    for (char **string = array; string != NULL && *string != NULL; string++)
        free(*string);
    free(array);
}

void strings_free(struct strings *list)
{
    string_array_free(list->items);
    *list = (struct strings){0};
}

char *shell_quoted(const char *word)
{
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                                "@%+=:,./_-";
    if (*word != '\0' && word[strspn(word, plain)] == '\0')
        return xstrdup(word);
    char *quoted = xcalloc(4 * strlen(word) + 3, 1);
    char *end = quoted;
    *end++ = '\'';
    for (const char *c = word; *c != '\0'; c++) {
        if (*c == '\'')
            end = stpcpy(end, "'\\''");
        else
            *end++ = *c;
    }
    *end = '\'';
    return quoted;
}

char *shell_line(char *const *words)
{
    char *line = NULL;
    size_t length = 0;
    FILE *stream = checked(open_memstream(&line, &length));
    for (char *const *word = words; *word != NULL; word++) {
        char *quoted = shell_quoted(*word);
        fprintf(stream, "%s%s", word == words ? "" : " ", quoted);
        free(quoted);
    }
    fclose(stream);
    return checked(line);
}

void complain(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    char *message = xvprintf(format, arguments);
    va_end(arguments);
    char *plain = utf8_plain(message, strlen(message));
    fflush(stdout);
    fprintf(stderr, "assay: %s\n", plain);
    free(plain);
    free(message);
}

char **strings_array(struct strings *list)
{
    char **array = list->items != NULL ? list->items : xcalloc(1, sizeof *array);
    *list = (struct strings){0};
    return array;
}
