/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("The VMStart callback can call JNI and the functions that the start phase permits.");

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
    SAY_CALL(SetTag, text, 0x7777777777);
    SAY_CALL(GetTag, text, &tag);
    say("tag: 0x%llx", (unsigned long long)tag);
    SAY_CALL(GetClassSignature, klass, &name, NULL);
    SAY_CALL(GetClassStatus, klass, &status);
    SAY_CALL(GetClassModifiers, klass, &modifiers);
    SAY_CALL(GetClassMethods, klass, &count, &methods);
    SAY_CALL(GetClassFields, klass, &count, &fields);
    SAY_CALL(GetClassLoader, klass, &loader);
    SAY_CALL(IsInterface, klass, &yes);
    SAY_CALL(GetMethodName, length, &name, NULL, NULL);
    SAY_CALL(GetMethodModifiers, length, &modifiers);
    SAY_CALL(GetObjectHashCode, text, &count);
    SAY_CALL(RawMonitorEnter, monitor);
    SAY_CALL(RawMonitorExit, monitor);
}

TEST(.load = load, .start = start, .needs = {.can_tag_objects = 1});
