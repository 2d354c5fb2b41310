/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("GetClassLoader returns the defining loader, and null for bootstrap and primitive classes.");

static void say_loader(JNIEnv *jni, const char *what, jclass klass, jobject application)
{
    jobject loader = NULL;
    jvmtiError error = ti(GetClassLoader, klass, &loader);
    if (error != JVMTI_ERROR_NONE)
        loader = NULL;
    say("%s: %s %s", what, error_name(error),
        loader == NULL                                   ? "null"
        : (*jni)->IsSameObject(jni, loader, application) ? "the application's loader"
                                                         : "another loader");
    if (loader != NULL)
        say("local reference: %s", truth((*jni)->GetObjectRefType(jni, loader) == JNILocalRefType));
}

static void observe(JNIEnv *jni, jobject samples)
{
    /* The system class loader may have another one define the classes of the application. */
    jmethodID get = method_id(jni, find_class(jni, "java/lang/Class"), "getClassLoader",
                              "()Ljava/lang/ClassLoader;");
    jobject application = (*jni)->CallObjectMethod(jni, sample(jni, samples, SAMPLE), get);
    no_exception(jni);
    if (application == NULL)
        inapplicable("the classes of the program have no loader but the bootstrap loader");
    say_loader(jni, "application class", sample(jni, samples, SAMPLE), application);
    say_loader(jni, "array of it", sample(jni, samples, SAMPLE_ARRAY), application);
    say_loader(jni, "java.lang.Object", find_class(jni, "java/lang/Object"), application);
    say_loader(jni, "int[]", sample(jni, samples, INT_ARRAY), application);
    say_loader(jni, "int", sample(jni, samples, INT), application);
}

TEST(.target = "classes.Samples", .probe = observe);
