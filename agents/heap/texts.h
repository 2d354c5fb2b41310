/* SPDX-License-Identifier: Apache-2.0 */

/* The strings of heap.fields.Texts, compared with their values by JNI. */
#ifndef ASSAY_HEAP_TEXTS_H
#define ASSAY_HEAP_TEXTS_H

#include "heap.h"

static const jchar *characters[NAMED_MAX];
static jint character_counts[NAMED_MAX];

enum { STRING_CLASS_TAG = 700, CHANGED = 800 };

/* A string that was seen has its tag changed, which is checked afterwards. */
STRING_PRIMITIVE_VALUE_CALLBACK(see_text)
{
    if (!has_name(tag))
        return 0;
    bool same = length == character_counts[*tag]
                && memcmp(value, characters[*tag], (size_t)length * sizeof *value) == 0;
    take_size(*tag, size);
    record("%s: length %d, characters %s, class tag %s", object_name(*tag), (int)length,
           same ? "right" : "wrong", class_tag == STRING_CLASS_TAG ? "right" : "wrong");
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
    int changed = 0;
    say_walk(function, error);
    say_wrong_sizes();
    for (jsize i = 1; i < (*jni)->GetArrayLength(jni, pairs); i += 2) {
        jstring string = element(jni, pairs, i);
        changed += tag_of(string) == i / 2 + 1 + CHANGED;
        (*jni)->DeleteLocalRef(jni, string);
    }
    say("tags as the callback set them: %d", changed);
}

#endif
