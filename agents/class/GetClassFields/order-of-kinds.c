/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetClassFields keeps the order of the class file, whatever the field types and modifiers.");

static void observe(JNIEnv *jni, jobject subject)
{
    jint count = 0;
    jfieldID *fields = NULL;
    jclass klass = find_class(jni, "classes/Ordered");
    /* This initializes the class; FindClass need not. */
    method_id(jni, klass, "<init>", "()V");
    jvmtiError error = ti(GetClassFields, klass, &count, &fields);
    say("GetClassFields: %s", error_name(error));
    for (jint i = 0; error == JVMTI_ERROR_NONE && i < readable(fields, count); i++) {
        char *name = NULL, *signature = NULL;
        must(GetFieldName, klass, fields[i], &name, &signature, NULL);
        say("%s %s", name, signature);
        release(name);
        release(signature);
    }
    if (error == JVMTI_ERROR_NONE)
        release(fields);
}

TEST(.target = "classes.Samples", .args = LIST("fields"), .probe = observe);
