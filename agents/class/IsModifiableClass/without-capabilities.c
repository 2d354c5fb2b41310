/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("IsModifiableClass does not depend on the capability to modify the class.");

static void ask(const char *what, jclass klass, jvmtiEnv *without)
{
    jboolean answer = 7, answer_without = 8;
    must(IsModifiableClass, klass, &answer);
    jvmtiError error = ti_in(without, IsModifiableClass, klass, &answer_without);
    say("%s: %s, the same answer: %s", what, error_name(error), truth(answer == answer_without));
}

static void observe(JNIEnv *jni, jobject samples)
{
    jvmtiEnv *without = new_environment();
    ask("class", sample(jni, samples, SAMPLE), without);
    ask("interface", sample(jni, samples, SAMPLE_LEFT), without);
    ask("enumeration", sample(jni, samples, SAMPLE_ENUM), without);
    ask("array", sample(jni, samples, SAMPLE_ARRAY), without);
    ask("primitive", sample(jni, samples, INT), without);
    ask("java.lang.Object", find_class(jni, "java/lang/Object"), without);
}

TEST(.target = "classes.Samples", .probe = observe,
     .needs = {.can_redefine_classes = 1, .can_retransform_classes = 1});
