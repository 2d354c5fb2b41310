/* SPDX-License-Identifier: Apache-2.0 */
#include <stdio.h>

#include "record.h"

TITLE("GetImplementedInterfaces reports each of hundreds of direct superinterfaces once.");

enum { FACES = 300 };

/* The number in the signature of an interface, or -1. */
static int number_of(jclass interface)
{
    int number = -1;
    return sscanf(class_name(interface), "Lclassfile/Face%d;", &number) == 1 ? number : -1;
}

static void observe(JNIEnv *jni, jobject klass)
{
    int times[FACES] = {0};
    jint count = 0;
    jclass *interfaces = NULL;
    jvmtiError error = ti(GetImplementedInterfaces, (jclass)klass, &count, &interfaces);
    say("GetImplementedInterfaces: %s, %d interfaces", error_name(error), (int)count);
    if (error != JVMTI_ERROR_NONE)
        return;
    for (jint i = 0; i < readable(interfaces, count); i++) {
        int number = number_of(interfaces[i]);
        if (number < 0 || number >= FACES)
            differs("actual %s", class_name(interfaces[i]));
        else
            times[number]++;
    }
    release(interfaces);
    for (int i = 0; i < FACES; i++)
        if (times[i] != 1)
            differs("classfile/Face%d: expected once, actual %d times", i, times[i]);
    say_first_difference();
}

/* Bulk oracle: hundreds of interfaces. */
TEST(.target = "classfile.ManyInterfaces", .probe = observe);
