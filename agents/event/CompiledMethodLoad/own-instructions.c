/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "class_file.h"

TITLE("CompiledMethodLoad maps addresses to beginnings of instructions of a method that calls no other.");

/* Twenty million calls. */
enum { ENOUGH = 20000 };

static jmethodID work;
static atomic_bool reported;
static atomic_int loads, compared;

/* Code of a method that it calls may be inlined. The text does not say what location that has. */
static bool calls_another(const unsigned char *code, jint size)
{
    enum { INVOKEVIRTUAL = 0xb6, INVOKEDYNAMIC = 0xba };
    for (jint at = 0; at < size; at = next_instruction(code, size, at))
        if (code[at] >= INVOKEVIRTUAL && code[at] <= INVOKEDYNAMIC)
            return true;
    return false;
}

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
    jvmtiError error = ti(GetBytecodes, method, &size, &bytes);
    size = readable(bytes, size);

    loads++;
    for (jint i = 0; map != NULL && i < map_length; i++) {
        const char *start = map[i].start_address;
        if (start < (const char *)code || start > (const char *)code + code_size)
            differs("an address outside the code of %s", method_name(method));
        if (error != JVMTI_ERROR_NONE || map[i].location == -1 || calls_another(bytes, size))
            continue;
        compared++;
        if (!begins(bytes, size, map[i].location))
            differs("no instruction at %d of %s", (int)map[i].location, method_name(method));
    }
    if (error == JVMTI_ERROR_NONE)
        release(bytes);
    else if (error != JVMTI_ERROR_NATIVE_METHOD && error != JVMTI_ERROR_INVALID_METHODID)
        differs("GetBytecodes: %s", error_name(error));
    if (method == work)
        reported = true;
}

static void need_bytecode_indexes(void)
{
    jvmtiJlocationFormat format = JVMTI_JLOCATION_OTHER;
    must(GetJLocationFormat, &format);
    if (format != JVMTI_JLOCATION_JVMBCI)
        inapplicable("locations are no indexes of bytecodes");
}

static void observe(JNIEnv *jni, jobject end)
{
    static int rounds;
    jclass klass = find_class(jni, "event/CompiledCalling");
    if (work == NULL) {
        need_bytecode_indexes();
        work = static_method_id(jni, klass, "work", "(I)I");
        on(CompiledMethodLoad, loaded);
    }
    for (jint i = 0; end == NULL && i < 1000; i++)
        (*jni)->CallStaticIntMethod(jni, klass, work, i);
    if (++rounds >= ENOUGH && !reported)
        inapplicable("the method that is called all the time is not compiled");
    if (reported)
        (*jni)->SetStaticBooleanField(jni, klass, static_field_id(jni, klass, "seen", "Z"),
                                      JNI_TRUE);
    if (end == NULL)
        return;
    off(CompiledMethodLoad);
    if (loads > 0 && compared == 0)
        inapplicable("no map has an entry that can be compared");
    say("reported: %s", truth(reported));
    say_first_difference();
}

/* Bulk oracle: hundreds of methods with hundreds of addresses each. */
TEST(.target = "event.CompiledCalling", .probe = observe, .timeout = 120,
     .needs = {.can_generate_compiled_method_load_events = 1, .can_get_bytecodes = 1});
