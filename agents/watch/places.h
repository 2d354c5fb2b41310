/* SPDX-License-Identifier: Apache-2.0 */

/* The classes of watch.Places. */
#ifndef ASSAY_WATCH_PLACES_H
#define ASSAY_WATCH_PLACES_H

#include "events.h"

static inline jclass places_class(JNIEnv *jni)
{
    return find_class(jni, "watch/Places");
}

static inline jclass base_class(JNIEnv *jni)
{
    return find_class(jni, "watch/Places$Base");
}

/* For start hooks: an object of the class library with its class and its int field `ttype`. Null before 9, as the
 * class library can surely be used there only from 9 on (before that is "early", VMStart). */
static inline jobject early_tokenizer(JNIEnv *jni, jclass *klass, jfieldID *type)
{
    if ((*jni)->GetVersion(jni) < 0x00090000)
        return NULL;
    *klass = find_class(jni, "java/io/StreamTokenizer");
    *type = field_id(jni, *klass, "ttype", "I");
    jobject tokenizer = (*jni)->AllocObject(jni, *klass);
    no_exception(jni);
    return tokenizer;
}

#endif
