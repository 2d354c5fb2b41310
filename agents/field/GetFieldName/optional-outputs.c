/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("GetFieldName accepts a null pointer for each of its results.");

static void observe(JNIEnv *jni, jobject samples)
{
    jclass klass = sample(jni, samples, SAMPLE);
    jfieldID field = field_id(jni, klass, "items", "Ljava/util/List;");
    char *text = NULL;
    jvmtiError error = ti(GetFieldName, klass, field, &text, NULL, NULL);
    say("name: %s %s", error_name(error), error == JVMTI_ERROR_NONE ? quoted(text) : "");
    error = ti(GetFieldName, klass, field, NULL, &text, NULL);
    say("signature: %s %s", error_name(error), error == JVMTI_ERROR_NONE ? quoted(text) : "");
    error = ti(GetFieldName, klass, field, NULL, NULL, &text);
    say("generic: %s %s", error_name(error), error == JVMTI_ERROR_NONE ? quoted(text) : "");
    error = ti(GetFieldName, klass, field, NULL, NULL, NULL);
    say("nothing: %s", error_name(error));
}

TEST(.target = "classes.Samples", .probe = observe);
