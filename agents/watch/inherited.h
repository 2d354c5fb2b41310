/* SPDX-License-Identifier: Apache-2.0 */

/* The fields that watch.Inheriting$Derived has inherited, found by the name of that class. */
#ifndef ASSAY_WATCH_INHERITED_H
#define ASSAY_WATCH_INHERITED_H

#include <stdio.h>

#include "assay.h"

static const char *pace; /* "cold" in the first two calls of the probe, then "warm" */

/* Whether a call of the probe is the first of two. */
static inline bool is_beginning(void)
{
    static int calls;
    pace = calls < 2 ? "cold" : "warm";
    return calls++ % 2 == 0;
}

static inline jfieldID inherited(JNIEnv *jni, int number)
{
    static const char *const names[] = {"value", "shared", "NUMBER"};
    jclass derived = find_class(jni, "watch/Inheriting$Derived");
    return number == 0 ? field_id(jni, derived, names[0], "I")
                       : static_field_id(jni, derived, names[number], "I");
}

/* The class that declares it. */
static inline jclass declaring(JNIEnv *jni, int number)
{
    return find_class(jni, number == 2 ? "watch/Inheriting$Face" : "watch/Inheriting$Base");
}

/* The field by its own class, whichever class it was told with; and the object. */
static inline const char *told_field(JNIEnv *jni, jclass klass, jfieldID field, jobject object)
{
    static char text[128];
    char *name = NULL;
    jclass own = NULL;
    must(GetFieldName, klass, field, &name, NULL, NULL);
    must(GetFieldDeclaringClass, klass, field, &own);
    snprintf(text, sizeof text, "%s.%s of %s", class_name(own), name, to_string(jni, object));
    release(name);
    return text;
}

/* "at 1 in readValue"; a native method is named alone, it has no location of its own. */
static inline const char *place(jmethodID method, jlocation location)
{
    static char text[64];
    char *name = NULL;
    jboolean native = JNI_FALSE;
    must(GetMethodName, method, &name, NULL, NULL);
    must(IsMethodNative, method, &native);
    if (native)
        snprintf(text, sizeof text, "in %s", name);
    else
        snprintf(text, sizeof text, "at %d in %s", (int)location, name);
    release(name);
    return text;
}

#endif
