/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("GetClassStatus reports that querying a class does not initialize it.");

static void say_status(const char *when, jclass klass)
{
    jint status = 0;
    must(GetClassStatus, klass, &status);
    say("%s: %s", when, class_status(status & JVMTI_CLASS_STATUS_INITIALIZED));
}

/* Only those of its class file: another agent may add others. */
static void ask_about_fields(jclass klass, jfieldID *fields, jint count)
{
    for (jint i = 0; i < readable(fields, count); i++) {
        char *name = NULL;
        jint modifiers = 0;
        must(GetFieldName, klass, fields[i], &name, NULL, NULL);
        if (name != NULL && strcmp(name, "VALUE") == 0)
            must(GetFieldModifiers, klass, fields[i], &modifiers);
    }
}

static void ask_about_methods(jmethodID *methods, jint count)
{
    for (jint i = 0; i < readable(methods, count); i++) {
        char *name = NULL;
        unsigned char *bytes = NULL;
        jint length = 0;
        must(GetMethodName, methods[i], &name, NULL, NULL);
        if (name != NULL && strcmp(name, "get") == 0)
            must(GetBytecodes, methods[i], &length, &bytes);
    }
}

/* A class that is not prepared may refuse; what is said of it, is for other tests. */
static void ask_about(jclass klass)
{
    jint number = 0, count = 0;
    jboolean answer = JNI_FALSE;
    char *text = NULL, *generic = NULL;
    unsigned char *bytes = NULL;
    jobject loader = NULL;
    jlong size = 0;
    jmethodID *methods = NULL;
    jfieldID *fields = NULL;
    jclass *classes = NULL;
    must(GetClassSignature, klass, &text, &generic);
    must(GetClassModifiers, klass, &number);
    must(GetClassVersionNumbers, klass, &number, &count);
    must(IsInterface, klass, &answer);
    must(IsModifiableClass, klass, &answer);
    must(GetClassLoader, klass, &loader);
    must(GetObjectSize, klass, &size);
    must(GetLoadedClasses, &count, &classes);
    must(GetClassLoaderClasses, loader, &count, &classes);
    ti(GetConstantPool, klass, &number, &count, &bytes);
    ti(GetImplementedInterfaces, klass, &count, &classes);
    if (ti(GetClassFields, klass, &count, &fields) == JVMTI_ERROR_NONE)
        ask_about_fields(klass, fields, count);
    if (ti(GetClassMethods, klass, &count, &methods) == JVMTI_ERROR_NONE)
        ask_about_methods(methods, count);
}

static void observe(JNIEnv *jni, jobject unused)
{
    jobject loader = NULL;
    struct file_bytes file = make_class("fresh/Asked", 1, "fresh/Asked");
    must(GetClassLoader, find_class(jni, "assay/Probe"), &loader);
    jclass klass = (*jni)->DefineClass(jni, "fresh/Asked", loader, (const jbyte *)file.at,
                                       (jsize)file.length);
    no_exception(jni);
    say_status("defined", klass);
    ask_about(klass);
    say_status("asked about", klass);
    static_field_id(jni, klass, "VALUE", "I");
    say_status("used", klass);
}

TEST(.probe = observe, .needs = {.can_get_constant_pool = 1, .can_get_bytecodes = 1});
