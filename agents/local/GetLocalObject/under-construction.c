/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLocalObject gives a snapshot of a value object that is under construction.");

enum { CONSTRUCTOR = 2 }; /* below the probe and who calls it */

static jobject snapshot;

static void say_fields(JNIEnv *jni, const char *what, jobject object)
{
    jclass klass = (*jni)->GetObjectClass(jni, object);
    say("%s: %s, first %d, second %d", what, class_name(klass),
        (int)(*jni)->GetIntField(jni, object, field_id(jni, klass, "first", "I")),
        (int)(*jni)->GetIntField(jni, object, field_id(jni, klass, "second", "I")));
}

static void observe(JNIEnv *jni, jobject made)
{
    if (made == NULL) {
        say("GetLocalObject: %s",
            error_name(ti_if_able(GetLocalObject, NULL, CONSTRUCTOR, 0, &snapshot)));
        snapshot = (*jni)->NewGlobalRef(jni, snapshot);
    } else {
        say_fields(jni, "made", made);
    }
    if (snapshot != NULL)
        say_fields(jni, "snapshot", snapshot);
}

TEST(.target = "classfile.Values", .args = LIST("under-construction"),
     .vm_args = LIST("--enable-preview"), .since = 28, .probe = observe,
     .needs = {.can_access_local_variables = 1});
