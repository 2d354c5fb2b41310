/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("GetFieldName reports name, descriptor and generic signature of the class file.");

static void observe(JNIEnv *jni, jobject samples)
{
    jclass klass = sample(jni, samples, SAMPLE);
    jfieldID field;
    FOR_FIELDS(klass, field)
    {
        char *name = NULL;
        char *signature = NULL;
        char *generic = NULL;
        jvmtiError error = ti(GetFieldName, klass, field, &name, &signature, &generic);
        if (error != JVMTI_ERROR_NONE) {
            say("%s", error_name(error));
            continue;
        }
        say("%s %s %s %s", error_name(error), name, signature, quoted(generic));
        say("Deallocate: %s %s %s", error_name(ti(Deallocate, (unsigned char *)name)),
            error_name(ti(Deallocate, (unsigned char *)signature)),
            error_name(ti(Deallocate, (unsigned char *)generic)));
    }
}

TEST(.target = "classes.Samples", .args = LIST("fields"), .probe = observe);
