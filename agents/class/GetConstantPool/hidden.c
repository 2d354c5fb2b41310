/* SPDX-License-Identifier: Apache-2.0 */
#include "../hidden_classes.h"
#include "class_file.h"

TITLE("GetConstantPool of a hidden class is well formed and fits its bytecodes.");

enum { GETSTATIC = 0xb2 };

/* Says name and type of the field that the method's first instruction reads. */
static void say_field_read(const struct constant_pool *pool, jmethodID method)
{
    const char *text = "";
    jint size = 0;
    unsigned char *code = NULL;
    must(GetBytecodes, method, &size, &code);
    size = readable(code, size);
    unsigned index = size < 3 ? 0 : (unsigned)code[1] << 8 | code[2];
    bool is_field = size >= 3 && code[0] == GETSTATIC
                    && constant_tag(pool, index) == CONSTANT_FIELD;
    if (is_field)
        text = constant_text(pool, pool_u2(pool, constant_at(pool, index) + 2));
    say("number reads %s: %s", is_field ? "a field" : "no field", text);
    release(code);
}

static void observe(JNIEnv *jni, jobject subjects)
{
    struct constant_pool pool = {0};
    jclass klass = element(jni, subjects, HIDDEN);
    jvmtiError error = ti(GetConstantPool, klass, &pool.count, &pool.size, &pool.bytes);
    say("hidden class: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    parse_constant_pool(&pool);
    say("well formed: %s", truth(pool.complete));
    say_field_read(&pool, static_method_id(jni, klass, "number", "()I"));
    free_constant_pool(&pool);
}

TEST(.target = "classes.HiddenClasses", .since = 15, .probe = observe,
     .needs = {.can_get_constant_pool = 1, .can_get_bytecodes = 1});
