/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("GetClassMethods with the order of the class file leaves out what a class or interface inherits.");

static void say_in_order(const char *when, jclass klass)
{
    jint count = 0;
    jmethodID *methods;
    must(GetClassMethods, klass, &count, &methods);
    char *text = assay_text();
    for (jint i = 0; i < count; i++) {
        char *name;
        must(GetMethodName, methods[i], &name, NULL, NULL);
        assay_append(text, " %s", name);
    }
    say("%s %s:%s", simple_class_name(klass), when, text);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = class_of_probe(jni, subject);
    say_in_order("at first", klass);
    say_retransformed_unchanged(jni, subject);
    say_in_order("later", klass);
}

TEST(.target = "redefine.Undeclared", .probe = observe,
     .needs = {.can_maintain_original_method_order = 1, .can_retransform_classes = 1});
