/* SPDX-License-Identifier: Apache-2.0 */

/* What class_hook.Defining gives to its probe: loader, domain and class file of a class. */
#ifndef ASSAY_CLASS_HOOK_DEFINING_H
#define ASSAY_CLASS_HOOK_DEFINING_H

#include "redefine.h"

static jobject defining_loader, defining_domain;
static struct class_bytes defining_file;

static inline void keep_defining(JNIEnv *jni, jobject subject)
{
    defining_loader = (*jni)->NewGlobalRef(jni, (*jni)->GetObjectArrayElement(jni, subject, 0));
    defining_domain = (*jni)->NewGlobalRef(jni, (*jni)->GetObjectArrayElement(jni, subject, 1));
    defining_file = class_bytes_at(jni, subject, 2);
}

/* Whether these are the bytes of that class file. */
static inline bool is_as_defined(const unsigned char *bytes, jint length)
{
    return is_class_file(&defining_file, bytes, length);
}

#endif
