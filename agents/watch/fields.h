/* SPDX-License-Identifier: Apache-2.0 */

/* The fields of watch.Fields. */
#ifndef ASSAY_WATCH_FIELDS_H
#define ASSAY_WATCH_FIELDS_H

#include "events.h"

static inline jclass fields_class(JNIEnv *jni)
{
    return find_class(jni, "watch/Fields");
}

static inline jfieldID instance_field(JNIEnv *jni, const char *name, const char *signature)
{
    return field_id(jni, fields_class(jni), name, signature);
}

static inline jfieldID static_field(JNIEnv *jni, const char *name, const char *signature)
{
    return static_field_id(jni, fields_class(jni), name, signature);
}

#endif
