/* SPDX-License-Identifier: Apache-2.0 */

/*
 * What the tests of heap filters, of the class filter and of visit control share:
 * the signatures of heap callbacks, a tally that a callback may write to, and the
 * four objects of heap.filters.States in every state of tags.
 */
#ifndef HEAP_FILTERS_H
#define HEAP_FILTERS_H

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "assay.h"

/* ---- Callbacks ---------------------------------------------------------- */

/* The heads of heap callbacks: REFERENCE(NAME) { ... }. The tag parameters are
 * the pointers that the specification calls ..._tag_ptr. */
#define REFERENCE(NAME)                                                                            \
    static jint JNICALL NAME(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info,      \
                             jlong class_tag, jlong referrer_class_tag, jlong size, jlong *tag,    \
                             jlong *referrer_tag, jint length, void *user_data)
#define OBJECT(NAME)                                                                               \
    static jint JNICALL NAME(jlong class_tag, jlong size, jlong *tag, jint length, void *user_data)
#define FIELD(NAME)                                                                                \
    static jint JNICALL NAME(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info,      \
                             jlong class_tag, jlong *tag, jvalue value, jvmtiPrimitiveType type,   \
                             void *user_data)
#define ARRAY(NAME)                                                                                \
    static jint JNICALL NAME(jlong class_tag, jlong size, jlong *tag, jint length,                 \
                             jvmtiPrimitiveType type, const void *elements, void *user_data)
#define STRING(NAME)                                                                               \
    static jint JNICALL NAME(jlong class_tag, jlong size, jlong *tag, const jchar *value,          \
                             jint length, void *user_data)

/* ---- A tally of what callbacks saw -------------------------------------- */

static struct {
    char name[64];
    int count;
} seen_names[64];

/* Counts one sight of `name`. Sights beyond 64 different names are `broken`. */
static inline void seen(const char *name)
{
    size_t i = 0;
    while (i < 64 && seen_names[i].count > 0 && strcmp(seen_names[i].name, name) != 0)
        i++;
    if (i == 64)
        broken("too many different things were seen");
    snprintf(seen_names[i].name, sizeof seen_names[i].name, "%s", name);
    seen_names[i].count++;
}

static inline int compare_names(const void *a, const void *b)
{
    return strcmp(a, b);
}

/* Says the given words, a colon, the error and the names seen so far, sorted,
 * with "xN" behind what was seen N times, or "nothing"; then starts anew. */
__attribute__((format(printf, 2, 3))) static inline void say_seen(jvmtiError error,
                                                                  const char *format, ...)
{
    char words[200];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(words, sizeof words, format, arguments);
    va_end(arguments);
    size_t count = 0;
    while (count < 64 && seen_names[count].count > 0)
        count++;
    qsort(seen_names, count, sizeof seen_names[0], compare_names);
    char names[3000] = "";
    size_t length = 0;
    for (size_t i = 0; i < count && length < sizeof names; i++) {
        length += (size_t)snprintf(names + length, sizeof names - length, " %s",
                                   seen_names[i].name);
        if (seen_names[i].count > 1 && length < sizeof names)
            length += (size_t)snprintf(names + length, sizeof names - length, " x%d",
                                       seen_names[i].count);
    }
    say("%s: %s%s", words, error_name(error), count > 0 ? names : " nothing");
    memset(seen_names, 0, sizeof seen_names);
}

/* ---- Filters ------------------------------------------------------------ */

/* Runs what follows under each of the sixteen combinations of the filter flags. */
#define FOR_EACH_FILTER(FILTER)                                                                    \
    for (jint FILTER = 0; FILTER < 16 * JVMTI_HEAP_FILTER_TAGGED;                                  \
         FILTER += JVMTI_HEAP_FILTER_TAGGED)

/* ---- Objects in every state of tags ------------------------------------- */

/* Four objects, two of a tagged class and two of an untagged one. */
static const char *const states[4] = {
    "tagged-of-tagged-class",
    "untagged-of-tagged-class",
    "tagged-of-untagged-class",
    "untagged-of-untagged-class",
};

#define CLASS_TAG 1000
#define HOLDER_TAG 2000

static inline jobject element(JNIEnv *jni, jobject array, jsize index)
{
    return (*jni)->GetObjectArrayElement(jni, array, index);
}

static inline jclass class_of(JNIEnv *jni, jobject object)
{
    return (*jni)->GetObjectClass(jni, object);
}

/* Brings the four objects of `array` into the states of the same index, and tags
 * the array itself with HOLDER_TAG. */
static inline void tag_states(JNIEnv *jni, jobject array)
{
    set_tag(array, HOLDER_TAG);
    set_tag(class_of(jni, element(jni, array, 0)), CLASS_TAG);
    set_tag(element(jni, array, 0), 1);
    set_tag(element(jni, array, 2), 3);
}

/* The state that a marker value of the target stands for, or null for a value
 * that is not one of its four markers. */
static inline const char *marked_state(jlong marker)
{
    jlong index = marker - 0x5eed0a11;
    return index >= 0 && index < 4 ? states[index] : NULL;
}

/* ---- A chain, and kin ---------------------------------------------------- */

/* The objects of heap.filters.Chain, by their tag 1 to 4. */
static const char *const chain[5] = {"none", "first", "second", "third", "fourth"};

/* Tags the four objects of the chain that begins with `first`. */
static inline void tag_chain(JNIEnv *jni, jobject first)
{
    set_tag(first, 1);
    jobject second = object_field(jni, first, "next", "Lheap/filters/Chain$Second;");
    set_tag(second, 2);
    jobject third = object_field(jni, second, "next", "Lheap/filters/Chain$Third;");
    set_tag(third, 3);
    set_tag(object_field(jni, third, "next", "Lheap/filters/Chain$Fourth;"), 4);
}

/* The objects of heap.filters.Kin, by their tag 1 to 8, which is one more than
 * their index in the array. */
static const char *const kin[9] = {
    "none",    "Parent",       "Child",     "Grandchild", "Parent[]",
    "Child[]", "Grandchild[]", "Child[][]", "Trait[]",
};

/* Tags all elements of an array by their index, counted from 1. */
static inline void tag_elements(JNIEnv *jni, jobject array)
{
    jsize length = (*jni)->GetArrayLength(jni, array);
    for (jsize i = 0; i < length; i++)
        set_tag(element(jni, array, i), i + 1);
}

/* A tag of which all bits but the sign matter, and how a tag that callbacks set turned out. */
static const jlong wide = 0x7123456789abcdef;

static inline const char *tag_now(jlong tag)
{
    return tag == 0 ? "none" : tag == wide ? "new" : tag == -wide ? "new, negative" : "old";
}

/* The name that belongs to a tag, or "none" for a tag out of range. */
#define name_of(NAMES, TAG)                                                                        \
    ((NAMES)[(TAG) > 0 && (TAG) < (jlong)(sizeof(NAMES) / sizeof(NAMES)[0]) ? (TAG) : 0])

#endif
