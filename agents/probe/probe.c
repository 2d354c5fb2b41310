/* SPDX-License-Identifier: Apache-2.0 */

/*
 * The agent that questions a JVM once before any test. It writes lines of the
 * form "name value" to the runner's channel; runner/run/vm_probe.c reads them. "end"
 * is the last one. It uses nothing of the support library: what the tests
 * need must not decide what is reported to them.
 */
#include <dlfcn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <jvmti.h>

#include "channel.h"

#define EXPORT __attribute__((visibility("default")))

__attribute__((format(printf, 2, 3))) static void answer(const char *name, const char *format, ...)
{
    char line[ASSAY_LINE_MAX + 2];
    const char *number = getenv(ASSAY_CHANNEL_VARIABLE);
    size_t length = (size_t)snprintf(line, ASSAY_LINE_MAX / 4, "%s ", name);
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(line + length, ASSAY_LINE_MAX - length, format, arguments);
    va_end(arguments);
    for (char *c = line; *c != '\0'; c++)
        if ((unsigned char)*c < 0x20 || *c == 0x7f)
            *c = ' ';
    strcat(line, "\n");
    if (write(number != NULL ? atoi(number) : STDOUT_FILENO, line, strlen(line)) < 0)
        exit(ASSAY_EXIT_BROKEN);
}

/* The compilers of big-endian processors begin a bit field at the highest bit; the answer begins at
 * the lowest everywhere. */
static unsigned char from_the_lowest(unsigned char byte)
{
    unsigned char turned = 0;
    if (__BYTE_ORDER__ != __ORDER_BIG_ENDIAN__)
        return byte;
    for (int bit = 0; bit < 8; bit++)
        if ((byte >> bit & 1) != 0)
            turned |= (unsigned char)(0x80u >> bit);
    return turned;
}

static void answer_capabilities(jvmtiEnv *env, const char *name)
{
    union {
        jvmtiCapabilities capabilities;
        unsigned char bytes[sizeof(jvmtiCapabilities)];
    } potential;
    char digits[2 * sizeof potential + 1];
    memset(&potential, 0, sizeof potential);
    if ((*env)->GetPotentialCapabilities(env, &potential.capabilities) != JVMTI_ERROR_NONE)
        return;
    for (size_t i = 0; i < sizeof potential; i++)
        snprintf(digits + 2 * i, 3, "%02x", from_the_lowest(potential.bytes[i]));
    answer(name, "%s", digits);
}

/* Asks Java, since JVM TI need not know every property. */
static void answer_property(JNIEnv *jni, jclass system, jmethodID get, const char *name)
{
    jstring key = (*jni)->NewStringUTF(jni, name);
    jstring value = key != NULL ? (*jni)->CallStaticObjectMethod(jni, system, get, key) : NULL;
    if ((*jni)->ExceptionCheck(jni) || value == NULL) {
        (*jni)->ExceptionClear(jni);
        return;
    }
    const char *text = (*jni)->GetStringUTFChars(jni, value, NULL);
    if (text == NULL)
        return;
    answer(name, "%s", text);
    (*jni)->ReleaseStringUTFChars(jni, value, text);
}

static void answer_properties(JNIEnv *jni)
{
    static const char *const names[] = {"java.vm.name",
                                        "java.vm.vendor",
                                        "java.vm.version",
                                        "java.vm.info",
                                        "java.specification.version",
                                        "os.arch"};
    jclass system = (*jni)->FindClass(jni, "java/lang/System");
    jmethodID get = system == NULL ? NULL
                                   : (*jni)->GetStaticMethodID(jni, system, "getProperty",
                                                               "(Ljava/lang/String;)"
                                                               "Ljava/lang/String;");
    if (get == NULL) {
        (*jni)->ExceptionClear(jni);
        return;
    }
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        answer_property(jni, system, get, names[i]);
}

static void answer_extension_functions(jvmtiEnv *env)
{
    jint count = 0;
    jvmtiExtensionFunctionInfo *functions = NULL;
    if ((*env)->GetExtensionFunctions(env, &count, &functions) != JVMTI_ERROR_NONE)
        return;
    for (jint i = 0; functions != NULL && i < count; i++)
        if (functions[i].id != NULL)
            answer("extension-function", "%s", functions[i].id);
}

static void answer_extension_events(jvmtiEnv *env)
{
    jint count = 0;
    jvmtiExtensionEventInfo *events = NULL;
    if ((*env)->GetExtensionEvents(env, &count, &events) != JVMTI_ERROR_NONE)
        return;
    for (jint i = 0; events != NULL && i < count; i++)
        if (events[i].id != NULL)
            answer("extension-event", "%s", events[i].id);
}

static void JNICALL on_init(jvmtiEnv *env, JNIEnv *jni, jthread thread)
{
    (void)thread;
    answer_properties(jni);
    answer_capabilities(env, "live-capabilities");
    answer_extension_functions(env);
    answer_extension_events(env);
    answer("end", "%s", "");
}

EXPORT JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options;
    (void)reserved;
    jvmtiEnv *env = NULL;
    jint version = 0;
    jint result = (*vm)->GetEnv(vm, (void **)&env, JVMTI_VERSION_1_2);
    if (result != JNI_OK || env == NULL) {
        answer("no-jvmti", "%d", (int)result);
        return JNI_ERR;
    }
    if ((*env)->GetVersionNumber(env, &version) == JVMTI_ERROR_NONE)
        answer("jvmti-version", "%d", (int)version);
    Dl_info library;
    if (dladdr(*(void **)&(*vm)->DestroyJavaVM, &library) != 0 && library.dli_fname != NULL)
        answer("libjvm", "%s", library.dli_fname);
    answer_capabilities(env, "onload-capabilities");
    jvmtiEventCallbacks callbacks;
    memset(&callbacks, 0, sizeof callbacks);
    callbacks.VMInit = on_init;
    if ((*env)->SetEventCallbacks(env, &callbacks, (jint)sizeof callbacks) != JVMTI_ERROR_NONE
        || (*env)->SetEventNotificationMode(env, JVMTI_ENABLE, JVMTI_EVENT_VM_INIT, NULL)
               != JVMTI_ERROR_NONE) {
        answer("no-jvmti", "%s", "VMInit");
        return JNI_ERR;
    }
    return JNI_OK;
}
