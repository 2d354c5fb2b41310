/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "class_file.h"

TITLE("CompiledMethodLoad maps addresses to beginnings of instructions of the compiled method.");

/* Twenty million calls. */
enum { ENOUGH = 20000 };

static jmethodID work;
static atomic_bool reported;
static atomic_int loads;

static bool begins(const unsigned char *code, jint size, jlocation location)
{
    jint at = 0;
    while (at < location && at < size)
        at = next_instruction(code, size, at);
    return at == location && at < size;
}

static void JNICALL loaded(jvmtiEnv *env, jmethodID method, jint code_size, const void *code,
                           jint map_length, const jvmtiAddrLocationMap *map, const void *info)
{
    jint size = 0;
    unsigned char *bytes = NULL;

    /* A native method has none, and nor has one whose class is gone meanwhile. */
    if (map_length > 0 && map != NULL
        && ti(GetBytecodes, method, &size, &bytes) != JVMTI_ERROR_NONE)
        bytes = NULL;
    for (jint i = 0; bytes != NULL && i < map_length; i++) {
        const char *start = map[i].start_address;
        if (map[i].location != -1 && !begins(bytes, size, map[i].location))
            differs("no instruction at %d of %s", (int)map[i].location, method_name(method));
        if (start < (const char *)code || start > (const char *)code + code_size)
            differs("an address outside the code of %s", method_name(method));
    }
    release(bytes);
    loads++;
    if (method == work)
        reported = true;
}

static void observe(JNIEnv *jni, jobject end)
{
    static int rounds;
    jclass klass = find_class(jni, "event/CompiledCalling");
    if (work == NULL) {
        work = static_method_id(jni, klass, "work", "(I)I");
        on(CompiledMethodLoad, loaded);
    }
    for (jint i = 0; end == NULL && i < 1000; i++)
        (*jni)->CallStaticIntMethod(jni, klass, work, i);
    if (++rounds == ENOUGH && !reported && loads > 0)
        inapplicable("the JVM compiles methods, but not the one that is called all the time");
    if (reported)
        (*jni)->SetStaticBooleanField(jni, klass, static_field_id(jni, klass, "seen", "Z"),
                                      JNI_TRUE);
    if (end == NULL)
        return;
    off(CompiledMethodLoad);
    say("reported: %s", truth(reported));
    say_first_difference();
}

/* Bulk oracle: hundreds of methods with hundreds of addresses each. */
TEST(.target = "event.CompiledCalling", .probe = observe, .timeout = 120,
     .needs = {.can_generate_compiled_method_load_events = 1, .can_get_bytecodes = 1});
