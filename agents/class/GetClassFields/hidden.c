/* SPDX-License-Identifier: Apache-2.0 */
#include "../hidden_classes.h"

TITLE("GetClassFields reports the fields of a hidden class in the order of the class file.");

static void say_field(JNIEnv *jni, jclass klass, jfieldID field)
{
    char *name = NULL, *signature = NULL;
    jclass declaring = NULL;
    must(GetFieldName, klass, field, &name, &signature, NULL);
    must(GetFieldDeclaringClass, klass, field, &declaring);
    say("%s %s, declared there: %s", name, signature,
        truth((*jni)->IsSameObject(jni, declaring, klass)));
    release(name);
    release(signature);
}

static void observe(JNIEnv *jni, jobject subjects)
{
    for (int i = 0; i < NOT_HIDDEN; i++) {
        jclass klass = element(jni, subjects, i);
        jint count = -1;
        jfieldID *fields = NULL;
        jvmtiError error = ti(GetClassFields, klass, &count, &fields);
        say("%s: %s, %d fields", hidden_names[i], error_name(error), (int)count);
        if (error != JVMTI_ERROR_NONE)
            continue;
        for (jint j = 0; j < readable(fields, count); j++)
            say_field(jni, klass, fields[j]);
        release(fields);
    }
}

TEST(.target = "classes.HiddenClasses", .since = 15, .probe = observe);
