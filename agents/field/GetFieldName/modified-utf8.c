/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("GetFieldName returns name, descriptor and generic signature in modified UTF-8.");

static void observe(JNIEnv *jni, jobject klass)
{
    jfieldID field;
    FOR_FIELDS((jclass)klass, field)
    {
        char *name = NULL, *signature = NULL, *generic = NULL;
        jvmtiError error = ti(GetFieldName, (jclass)klass, field, &name, &signature, &generic);
        if (error != JVMTI_ERROR_NONE) {
            say("%s", error_name(error));
            continue;
        }
        say("%s %s %s %s", error_name(error), quoted(name), quoted(signature), quoted(generic));
        release(name);
        release(signature);
        release(generic);
    }
}

TEST(.target = "classfile.FieldsBeyondAscii", .probe = observe);
