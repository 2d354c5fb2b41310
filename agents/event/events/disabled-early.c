/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("VMStart, VMInit and VMDeath are not posted if they are disabled before they are due.");

static void JNICALL on_vm_start(jvmtiEnv *env, JNIEnv *jni)
{
    say("VMStart was sent");
}

static void JNICALL on_vm_init(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    say("VMInit was sent");
}

static void JNICALL on_vm_death(jvmtiEnv *env, JNIEnv *jni)
{
    say("VMDeath was sent");
}

static void load(JavaVM *vm, char *options)
{
    on(VMStart, on_vm_start);
    on(VMInit, on_vm_init);
    on(VMDeath, on_vm_death);
    off(VMStart);
    off(VMInit);
    off(VMDeath);
    lifecycle_environment("enabled");
}

static void observe(JNIEnv *jni, jobject subject)
{
    say("main runs");
}

TEST(.load = load, .probe = observe);
