/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("GetClassMethods with the order of the class file leaves out what a class or interface inherits.");

/* The methods in the order of GetClassMethods, or each by itself. */
static void say_names(const char *when, jclass klass, bool in_order)
{
    jint count = 0;
    jmethodID *methods = NULL;
    must(GetClassMethods, klass, &count, &methods);
    char *text = assay_text();
    for (jint i = 0; i < readable(methods, count); i++) {
        char *name = NULL;
        must(GetMethodName, methods[i], &name, NULL, NULL);
        if (in_order)
            assay_append(text, " %s", name);
        else
            say("%s %s has %s", simple_class_name(klass), when, name);
    }
    say("%s %s: %d%s", simple_class_name(klass), when, (int)count, text);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = class_of_probe(jni, subject);
    say_names("at first", klass, true);
    say_retransformed_unchanged(jni, subject);
    say_names("later", klass, false); /* the hook's bytes may have another order */
}

TEST(.target = "redefine.Undeclared", .probe = observe,
     .needs = {.can_maintain_original_method_order = 1, .can_retransform_classes = 1});
