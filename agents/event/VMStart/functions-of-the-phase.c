/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("The VMStart callback can call JNI and the functions that the start phase permits.");

#define TRY(FUNCTION, ...) say(#FUNCTION ": %s", error_name(ti(FUNCTION, ##__VA_ARGS__)))

static jrawMonitorID monitor;

static void load(JavaVM *vm, char *options)
{
    must(CreateRawMonitor, "start", &monitor);
}

static void start(JNIEnv *jni)
{
    jclass klass = result_or_null(jni, (*jni)->FindClass(jni, "java/lang/String"));
    jstring text = result_or_null(jni, (*jni)->NewStringUTF(jni, "forty-one"));
    jmethodID length = say_length(jni, klass, text);
    if (length == NULL || text == NULL)
        return;
    jint count, modifiers, status;
    jlong tag = 0;
    jmethodID *methods;
    jfieldID *fields;
    char *name;
    jobject loader;
    jboolean yes;
    TRY(SetTag, text, 0x7777777777);
    TRY(GetTag, text, &tag);
    say("tag: 0x%llx", (unsigned long long)tag);
    TRY(GetClassSignature, klass, &name, NULL);
    TRY(GetClassStatus, klass, &status);
    TRY(GetClassModifiers, klass, &modifiers);
    TRY(GetClassMethods, klass, &count, &methods);
    TRY(GetClassFields, klass, &count, &fields);
    TRY(GetClassLoader, klass, &loader);
    TRY(IsInterface, klass, &yes);
    TRY(GetMethodName, length, &name, NULL, NULL);
    TRY(GetMethodModifiers, length, &modifiers);
    TRY(GetObjectHashCode, text, &count);
    TRY(RawMonitorEnter, monitor);
    TRY(RawMonitorExit, monitor);
}

TEST(.load = load, .start = start, .needs = {.can_tag_objects = 1});
