/* SPDX-License-Identifier: Apache-2.0 */

/* The fields that watch.Inheriting$Derived has inherited, found by the name of that class. */
#ifndef ASSAY_WATCH_INHERITING_H
#define ASSAY_WATCH_INHERITING_H

#include "events.h"

static const char *pace; /* "cold" in the first two calls of the probe, then "compiled" */

/* Whether a call of the probe is the first of two. */
static inline bool is_beginning(void)
{
    static int calls;
    pace = calls < 2 ? "cold" : "compiled";
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

/* The field found by that class: a JVM may identify it otherwise in the subclass. */
static inline jfieldID declared(JNIEnv *jni, int number)
{
    jclass klass = declaring(jni, number);
    return number == 0 ? field_id(jni, klass, "value", "I")
                       : static_field_id(jni, klass, number == 1 ? "shared" : "NUMBER", "I");
}

/* The field by its own class, whichever class it was reported with; and the object. */
static inline const char *field_of_object(JNIEnv *jni, jclass klass, jfieldID field, jobject object)
{
    char *text = assay_text();
    jclass own = NULL;
    must(GetFieldDeclaringClass, klass, field, &own);
    assay_append(text, "%s.%s of %s", class_name(own), short_field_name(klass, field),
                 to_string(jni, object));
    return text;
}

/* "at 1 in readValue"; a native method is named alone, it has no location of its own. */
static inline const char *location_in(jmethodID method, jlocation location)
{
    char *text = assay_text();
    jboolean native = JNI_FALSE;
    must(IsMethodNative, method, &native);
    if (native)
        assay_append(text, "in %s", short_method_name(method));
    else
        assay_append(text, "at %d in %s", (int)location, short_method_name(method));
    return text;
}

#endif
