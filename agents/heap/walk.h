/* SPDX-License-Identifier: Apache-2.0 */

/*
 * What the tests of reported references share. A target hands its probe an array of
 * names and objects, by turns; every object is tagged with its place, so that callbacks
 * know it by name. What callbacks see is kept as lines and said in sorted order, for the
 * order of a walk is open.
 */
#ifndef ASSAY_HEAP_WALK_H
#define ASSAY_HEAP_WALK_H

#include "filters.h"

enum { NAMES_MAX = 64, SIGHTS_MAX = 200, THREAD_TAG = 900 };

static char names[NAMES_MAX][40];

static struct sight {
    char text[160];
    int count;
} sights[SIGHTS_MAX];
static int sight_count;

/* Whether the tag is that of a named object. */
static inline bool is_named(const jlong *tag)
{
    return tag != NULL && *tag > 0 && *tag < NAMES_MAX && names[*tag][0] != '\0';
}

/* Tags every object of the array of names and objects. */
static inline void name_objects(JNIEnv *jni, jobject pairs)
{
    jsize length = (*jni)->GetArrayLength(jni, pairs);
    for (jsize i = 0; i + 1 < length; i += 2) {
        jlong tag = i / 2 + 1;
        jobject name = element(jni, pairs, i);
        jobject object = element(jni, pairs, i + 1);
        snprintf(names[tag], sizeof names[tag], "%s", to_string(jni, name));
        set_tag(object, tag);
        (*jni)->DeleteLocalRef(jni, name);
        (*jni)->DeleteLocalRef(jni, object);
    }
}

/* The tag of the object of that name. */
static inline jlong tag_named(const char *name)
{
    for (jlong tag = 1; tag < NAMES_MAX; tag++)
        if (strcmp(names[tag], name) == 0)
            return tag;
    broken("the target has no object named %s", name);
}

/* A local reference to the object of that name. */
static inline jobject object_named(JNIEnv *jni, jobject pairs, const char *name)
{
    return element(jni, pairs, (jsize)(2 * tag_named(name) - 1));
}

/* Keeps a line, or counts it if it was kept before. */
__attribute__((format(printf, 1, 2))) static inline void sight(const char *format, ...)
{
    struct sight next = {.count = 1};
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(next.text, sizeof next.text, format, arguments);
    va_end(arguments);
    for (int i = 0; i < sight_count; i++) {
        if (strcmp(sights[i].text, next.text) == 0) {
            sights[i].count++;
            return;
        }
    }
    if (sight_count == SIGHTS_MAX)
        broken("too many different things were seen");
    sights[sight_count++] = next;
}

static inline int by_text(const void *a, const void *b)
{
    return strcmp(((const struct sight *)a)->text, ((const struct sight *)b)->text);
}

/* Says the words and the error, and then the lines kept, sorted, with "xN" behind what
 * was seen N times; then starts anew. */
static inline void say_sights(const char *words, jvmtiError error)
{
    say("%s: %s", words, error_name(error));
    qsort(sights, (size_t)sight_count, sizeof sights[0], by_text);
    for (int i = 0; i < sight_count; i++) {
        if (sights[i].count > 1)
            say("%s x%d", sights[i].text, sights[i].count);
        else
            say("%s", sights[i].text);
    }
    sight_count = 0;
}

#endif
