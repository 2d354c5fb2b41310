/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetClassFields keeps the order of the class file, whatever the field types and modifiers.");

static void observe(JNIEnv *jni, jobject subject)
{
    jint count = 0;
    jfieldID *fields;
    jclass klass = find_class(jni, "classes/Ordered");
    /* This initializes the class; FindClass need not. */
    method_id(jni, klass, "<init>", "()V");
    say("GetClassFields: %s", error_name(ti(GetClassFields, klass, &count, &fields)));
    for (jint i = 0; i < count; i++) {
        char *name, *signature;
        must(GetFieldName, klass, fields[i], &name, &signature, NULL);
        say("%s %s", name, signature);
        release(name);
        release(signature);
    }
    release(fields);
}

TEST(.probe = observe);
