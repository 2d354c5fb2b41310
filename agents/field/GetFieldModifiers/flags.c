/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("GetFieldModifiers reports the access flags of the class file.");

static void observe(JNIEnv *jni, jobject samples)
{
    static const enum sample asked[] = {SAMPLE, SAMPLE_LEFT, SAMPLE_ENUM};
    for (size_t k = 0; k < 3; k++) {
        jclass klass = sample(jni, samples, asked[k]);
        jfieldID field;
        FOR_FIELDS(klass, field)
        {
            jint flags = 0;
            jvmtiError error = ti(GetFieldModifiers, klass, field, &flags);
            say("%s: %s %s", field_name(klass, field), error_name(error), field_modifiers(flags));
        }
    }
}

TEST(.target = "classes.Samples", .args = LIST("fields"), .probe = observe);
