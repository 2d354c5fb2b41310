/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("GetClassFields reports the declared fields only, in the order of the class file.");

static void observe(JNIEnv *jni, jobject samples)
{
    static const enum sample asked[] = {SAMPLE, SAMPLE_BASE, SAMPLE_LEFT};
    for (size_t k = 0; k < 3; k++) {
        jclass klass = sample(jni, samples, asked[k]);
        jint count = 0;
        jfieldID *fields = NULL;
        jvmtiError error = ti(GetClassFields, klass, &count, &fields);
        say("%s: %s, %d fields", class_name(klass), error_name(error), (int)count);
        if (error != JVMTI_ERROR_NONE)
            continue;
        for (jint i = 0; i < readable(fields, count); i++) {
            char *name = NULL;
            char *signature = NULL;
            must(GetFieldName, klass, fields[i], &name, &signature, NULL);
            say("%s %s", name, signature);
            release(name);
            release(signature);
        }
        SAY_CALL(Deallocate, (unsigned char *)fields);
    }
}

TEST(.target = "classes.Samples", .args = LIST("fields"), .probe = observe);
