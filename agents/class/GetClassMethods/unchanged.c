/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses keeps the methods of a class where their order is maintained.");

static void observe(JNIEnv *jni, jobject subject)
{
    jint count = 0;
    jmethodID *methods = NULL;
    say_retransformed_unchanged(jni, subject);
    must(GetClassMethods, class_of_probe(jni, subject), &count, &methods);
    for (jint i = 0; i < readable(methods, count); i++)
        say("%s", method_name(methods[i]));
    release(methods);
}

TEST(.target = "redefine.UnchangedClasses", .args = LIST("Overloads"), .probe = observe,
     .needs = {.can_maintain_original_method_order = 1, .can_retransform_classes = 1});
