/* SPDX-License-Identifier: Apache-2.0 */
#include "../compiled.h"

TITLE("CompiledMethodLoad's callback can call Java, collect garbage and ask about the method.");

static bool has_called;
static jint parsed;
static const char *name;

static void call_java(void)
{
    void *environment = NULL;
    jclass declaring = NULL;
    if ((*assay_vm)->GetEnv(assay_vm, &environment, JNI_VERSION_1_6) != JNI_OK)
        return;
    JNIEnv *jni = environment;
    jclass integer = find_class(jni, "java/lang/Integer");
    parsed = (*jni)->CallStaticIntMethod(
        jni, integer, static_method_id(jni, integer, "parseInt", "(Ljava/lang/String;)I"),
        (*jni)->NewStringUTF(jni, "77"));
    no_exception(jni);
    must(ForceGarbageCollection);
    must(GetMethodDeclaringClass, work, &declaring);
    name = strdup(class_name(declaring));
}

static void JNICALL loaded(jvmtiEnv *env, jmethodID method, jint code_size, const void *code,
                           jint map_length, const jvmtiAddrLocationMap *map, const void *info)
{
    if (method == work && !has_called) {
        has_called = true;
        call_java();
    }
    compiled(env, method, code_size, code, map_length, map, info);
}

static void init(JNIEnv *jni, jthread thread)
{
    find_work(jni);
    on(CompiledMethodLoad, loaded);
}

static void probe(JNIEnv *jni, jobject end)
{
    static int rounds;
    if (end == NULL) {
        work_more(jni);
        if (++rounds == 20000 && loads_so_far() == 0)
            inapplicable("the JVM does not compile the method that is called all the time");
        return;
    }
    say("%s, %d", name != NULL ? name : "no JNI environment", (int)parsed);
}
