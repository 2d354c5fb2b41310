/* SPDX-License-Identifier: Apache-2.0 */

/* The strings of heap.fields.Texts, compared with their values by JNI. */
#ifndef ASSAY_HEAP_TEXTS_H
#define ASSAY_HEAP_TEXTS_H

#include "heap.h"

static const jchar *characters[NAMED_MAX];
static jint character_counts[NAMED_MAX];

enum { STRING_CLASS_TAG = 700, CHANGED = 800 };

static inline void compare_characters(jlong tag, const jchar *value, jint length)
{
    jint i = 0;
    if (length > 0 && value == NULL)
        differs("%s: expected its characters, actual null", object_name(tag));
    if (length != character_counts[tag] || value == NULL)
        return;
    while (i < length && value[i] == characters[tag][i])
        i++;
    if (i < length)
        differs("%s: character %d: expected U+%04X, actual U+%04X", object_name(tag), (int)i,
                characters[tag][i], value[i]);
}

/* A string that was reported has its tag changed, which is checked afterwards. */
STRING_PRIMITIVE_VALUE_CALLBACK(text)
{
    if (!has_name(tag))
        return 0;
    take_size(*tag, size);
    compare_characters(*tag, value, length);
    record("%s: length %d, class tag %s", object_name(*tag), (int)length,
           class_tag == STRING_CLASS_TAG ? "right" : "wrong");
    *tag += CHANGED;
    return 0;
}

static inline void learn_texts(JNIEnv *jni, jobject pairs)
{
    name_objects(jni, pairs);
    set_tag(find_class(jni, "java/lang/String"), STRING_CLASS_TAG);
    for (jsize i = 1; i < (*jni)->GetArrayLength(jni, pairs); i += 2) {
        jstring string = element(jni, pairs, i);
        expect_size(jni, string, i / 2 + 1);
        character_counts[i / 2 + 1] = (*jni)->GetStringLength(jni, string);
        characters[i / 2 + 1] = (*jni)->GetStringChars(jni, string, NULL);
        (*jni)->DeleteLocalRef(jni, string);
    }
}

static inline void say_texts(JNIEnv *jni, jobject pairs, const char *function, jvmtiError error)
{
    say_walk(function, error);
    compare_sizes();
    for (jsize i = 1; i < (*jni)->GetArrayLength(jni, pairs); i += 2) {
        jstring string = element(jni, pairs, i);
        jlong expected = i / 2 + 1 + CHANGED, actual = tag_of(string);
        if (actual != expected)
            differs("tag of %s: expected %d, actual %d", object_name(i / 2 + 1), (int)expected,
                    (int)actual);
        (*jni)->DeleteLocalRef(jni, string);
    }
    say_first_difference();
}

#endif
