/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("IsModifiableClass is true for all ordinary classes with can_redefine_any_class.");

static void ask(JNIEnv *jni, const char *name)
{
    jboolean answer = 7;
    jvmtiError error = ti(IsModifiableClass, find_class(jni, name), &answer);
    say("%s: %s %s", name, error_name(error), truth(answer));
}

static void observe(JNIEnv *jni, jobject subject)
{
    ask(jni, "classes/Sample");
    ask(jni, "classes/SampleLeft");
    ask(jni, "classes/SampleEnum");
    ask(jni, "classes/SampleMark");
    ask(jni, "java/util/ArrayList");
    ask(jni, "java/lang/Object");
}

TEST(.probe = observe, .needs = {.can_redefine_classes = 1, .can_redefine_any_class = 1});
