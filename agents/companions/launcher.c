/* SPDX-License-Identifier: Apache-2.0 */

/*
 * No agent but a program that creates a JVM by the Invocation API, with agents linked into it.
 *
 *     launcher LIBJVM [OPTION]... [-- CLASS [ARGUMENT]...]
 *
 * Its agent `linked` has all functions of a statically linked agent. The functions without a
 * name at their end belong to no agent of the program and are due to be ignored.
 */
#include <dlfcn.h>
#include <stdlib.h>
#include <unistd.h>

#include "assay.h"

#define EXPORT __attribute__((visibility("default"))) JNIEXPORT

static void say_property(jvmtiEnv *env, const char *key)
{
    char *value = NULL;
    jvmtiError error = ti_in(env, GetSystemProperty, key, &value);
    say("%s: %s", key, error == JVMTI_ERROR_NONE ? quoted(value) : error_name(error));
}

static void JNICALL died(jvmtiEnv *env, JNIEnv *jni)
{
    say("linked: VMDeath");
}

/* Whether only the JVM's choice is asked for (`launch`): how an agent is linked with it is its own. */
static bool is_only_asked(void)
{
    return getenv("LINKED_ASKED") != NULL;
}

static jvmtiEnv *environment(JavaVM *vm)
{
    static const jvmtiEventCallbacks callbacks = {.VMDeath = died};
    void *env = NULL;
    if ((*vm)->GetEnv(vm, &env, JVMTI_VERSION_1_2) != JNI_OK)
        broken("GetEnv failed");
    must_in((jvmtiEnv *)env, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    must_in((jvmtiEnv *)env, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_VM_DEATH, NULL);
    return env;
}

static void say_phase(jvmtiEnv *env)
{
    jvmtiPhase phase;
    must_in(env, GetPhase, &phase);
    say("phase: %s", phase_name(phase));
}

EXPORT jint JNICALL Agent_OnLoad_linked(JavaVM *vm, char *options, void *reserved)
{
    if (is_only_asked())
        _exit(0);
    say("linked: Agent_OnLoad_linked %s", quoted(options));
    if (options != NULL && strcmp(options, "fail") == 0)
        return 3;
    jvmtiEnv *env = environment(vm);
    say_phase(env);
    if (options != NULL && strcmp(options, "properties") == 0) {
        say_property(env, "a.word");
        say_property(env, "a.other");
        say_property(env, "a.third");
    }
    return 0;
}

EXPORT jint JNICALL Agent_OnAttach_linked(JavaVM *vm, char *options, void *reserved)
{
    say("linked: Agent_OnAttach_linked %s", quoted(options));
    say_phase(environment(vm));
    return 0;
}

EXPORT void JNICALL Agent_OnUnload_linked(JavaVM *vm)
{
    say("linked: Agent_OnUnload_linked");
}

EXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    say("launcher: Agent_OnLoad %s", quoted(options));
    return 0;
}

EXPORT jint JNICALL Agent_OnAttach(JavaVM *vm, char *options, void *reserved)
{
    say("launcher: Agent_OnAttach %s", quoted(options));
    return 0;
}

EXPORT void JNICALL Agent_OnUnload(JavaVM *vm)
{
    say("launcher: Agent_OnUnload");
}

/* The natives of assay.Agent that targets of this program use. */

static const char *text_of(JNIEnv *jni, jstring string)
{
    return (*jni)->GetStringUTFChars(jni, string, NULL);
}

static void JNICALL say_text(JNIEnv *jni, jclass klass, jstring line)
{
    say("%s", text_of(jni, line));
}

static void JNICALL say_probe(JNIEnv *jni, jclass klass, jobject subject)
{
    say("%s", text_of(jni, subject));
}

static void JNICALL is_inapplicable(JNIEnv *jni, jclass klass, jstring reason)
{
    inapplicable("%s", text_of(jni, reason));
}

static void run_main(JNIEnv *jni, const char *name, char **arguments, int count)
{
    static char say_name[] = "say", na_name[] = "inapplicable", probe_name[] = "probe";
    static char of_string[] = "(Ljava/lang/String;)V", of_object[] = "(Ljava/lang/Object;)V";
    const JNINativeMethod natives[] = {{say_name, of_string, (void *)say_text},
                                       {na_name, of_string, (void *)is_inapplicable},
                                       {probe_name, of_object, (void *)say_probe}};
    jclass agent = (*jni)->FindClass(jni, "assay/Agent");
    jclass strings = (*jni)->FindClass(jni, "java/lang/String");
    jclass klass = (*jni)->FindClass(jni, name);
    if (agent == NULL || strings == NULL || klass == NULL
        || (*jni)->RegisterNatives(jni, agent, natives, 3) != JNI_OK)
        broken("a class of the target is missing");
    jobjectArray array = (*jni)->NewObjectArray(jni, count, strings, NULL);
    for (int i = 0; i < count; i++)
        (*jni)->SetObjectArrayElement(jni, array, i, (*jni)->NewStringUTF(jni, arguments[i]));
    jmethodID main_method = (*jni)->GetStaticMethodID(jni, klass, "main", "([Ljava/lang/String;)V");
    (*jni)->CallStaticVoidMethod(jni, klass, main_method, array);
    if ((*jni)->ExceptionCheck(jni)) {
        (*jni)->ExceptionDescribe(jni);
        broken("the target threw an exception");
    }
}

int main(int count, char **arguments)
{
    enum { MOST = 64 };
    JavaVMOption options[MOST] = {0};
    JavaVMInitArgs args = {
        .version = JNI_VERSION_1_6, .options = options, .ignoreUnrecognized = JNI_TRUE};
    int next = 2;
    void *library = count > 1 ? dlopen(arguments[1], RTLD_NOW | RTLD_GLOBAL) : NULL;
    jint (*create)(JavaVM **, void **, void *) = NULL;
    if (library != NULL)
        *(void **)&create = dlsym(library, "JNI_CreateJavaVM");
    if (create == NULL)
        broken("no JVM: %s", dlerror());
    for (; next < count && args.nOptions < MOST && strcmp(arguments[next], "--") != 0; next++)
        options[args.nOptions++].optionString = arguments[next];

    JavaVM *vm = NULL;
    void *jni = NULL;
    jint result = create(&vm, &jni, &args);
    if (is_only_asked())
        _exit(1);
    say("JNI_CreateJavaVM: %s", result == JNI_OK ? "JNI_OK" : "an error");
    if (vm == NULL)
        return 1;
    if (next + 1 < count)
        run_main(jni, arguments[next + 1], arguments + next + 2, count - next - 2);
    (*vm)->DestroyJavaVM(vm); /* What it returns is no matter of JVM TI. */
    say("DestroyJavaVM has returned");
    return 0;
}
