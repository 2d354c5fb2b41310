/* SPDX-License-Identifier: Apache-2.0 */
#include "../hidden_classes.h"

TITLE("GetClassSignature of a hidden class has the whole name of its class file, with any signs, and a suffix.");

static void say_form(const char *what, const char *dimension, const char *name, jclass klass)
{
    char *signature = NULL, *prefix = assay_text();
    jvmtiError error = ti(GetClassSignature, klass, &signature, NULL);
    assay_append(prefix, "%sL%s.", dimension, name);
    say("%s %s: %s, as it must be: %s", what, quoted(name), error_name(error),
        truth(error == JVMTI_ERROR_NONE && has_hidden_form(readable_text(signature), prefix)));
    if (error == JVMTI_ERROR_NONE)
        release(signature);
}

static void observe(JNIEnv *jni, jobject subject)
{
    for (jsize i = 0; i < (*jni)->GetArrayLength(jni, subject); i += 3) {
        const char *name = to_string(jni, element(jni, subject, i));
        say_form("class", "", name, element(jni, subject, i + 1));
        say_form("array", "[", name, element(jni, subject, i + 2));
    }
}

TEST(.target = "classes.HiddenWithSigns", .since = 17, .probe = observe);
