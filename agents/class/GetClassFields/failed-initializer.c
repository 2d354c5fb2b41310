/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Fields, methods and interfaces of a class are reported although its initializer has failed.");

/* The number, or the error. */
static const char *counted(jvmtiError error, jint count, void *list)
{
    char *text = assay_text();
    if (error != JVMTI_ERROR_NONE)
        return error_name(error);
    assay_append(text, "%d", (int)count);
    release(list);
    return text;
}

static void observe(JNIEnv *jni, jobject classes)
{
    static const char *const names[] = {"superclass", "subclass", "interface",
                                        "class that implements it"};
    for (int i = 0; i < 4; i++) {
        jint count = -1;
        jfieldID *fields = NULL;
        jmethodID *methods = NULL;
        jclass *interfaces = NULL, klass = element(jni, classes, i);
        jvmtiError error = ti(GetClassFields, klass, &count, &fields);
        const char *of_fields = counted(error, count, fields);
        error = ti(GetClassMethods, klass, &count, &methods);
        const char *of_methods = counted(error, count, methods);
        error = ti(GetImplementedInterfaces, klass, &count, &interfaces);
        say("%s: %s fields, %s methods, %s interfaces", names[i], of_fields, of_methods,
            counted(error, count, interfaces));
    }
}

TEST(.target = "classes.FailedSupertypes", .probe = observe);
