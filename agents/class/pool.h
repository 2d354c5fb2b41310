/* SPDX-License-Identifier: Apache-2.0 */

/* Constant pools as GetConstantPool gives them, and the constants that bytecodes name. */
#ifndef ASSAY_CLASS_POOL_H
#define ASSAY_CLASS_POOL_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "assay.h"

enum {
    POOL_UTF8 = 1,
    POOL_INTEGER = 3,
    POOL_FLOAT = 4,
    POOL_LONG = 5,
    POOL_DOUBLE = 6,
    POOL_CLASS = 7,
    POOL_STRING = 8,
    POOL_FIELD = 9,
    POOL_METHOD = 10,
    POOL_INTERFACE_METHOD = 11,
    POOL_NAME_AND_TYPE = 12,
    POOL_HANDLE = 15,
    POOL_METHOD_TYPE = 16,
    POOL_DYNAMIC = 17,
    POOL_INVOKE_DYNAMIC = 18,
    POOL_MODULE = 19,
    POOL_PACKAGE = 20
};

struct pool {
    jint count, size;
    unsigned char *bytes;
    jint *offsets; /* of each entry's tag; -1 where there is none */
    jint end;      /* behind the last entry */
    bool complete; /* the entries fill the bytes exactly */
};

static inline unsigned pool_u2(const struct pool *pool, jint offset)
{
    return (unsigned)pool->bytes[offset] << 8 | pool->bytes[offset + 1];
}

static inline uint32_t pool_u4(const struct pool *pool, jint offset)
{
    return (uint32_t)pool_u2(pool, offset) << 16 | pool_u2(pool, offset + 2);
}

/* Bytes after the tag, or -1 for an unknown tag. */
static inline jint pool_entry_length(const struct pool *pool, jint offset)
{
    switch (pool->bytes[offset]) {
    case POOL_UTF8:
        return offset + 3 > pool->size ? -1 : 2 + (jint)pool_u2(pool, offset + 1);
    case POOL_LONG:
    case POOL_DOUBLE:
        return 8;
    case POOL_HANDLE:
        return 3;
    case POOL_CLASS:
    case POOL_STRING:
    case POOL_METHOD_TYPE:
    case POOL_MODULE:
    case POOL_PACKAGE:
        return 2;
    case POOL_INTEGER:
    case POOL_FLOAT:
    case POOL_FIELD:
    case POOL_METHOD:
    case POOL_INTERFACE_METHOD:
    case POOL_NAME_AND_TYPE:
    case POOL_DYNAMIC:
    case POOL_INVOKE_DYNAMIC:
        return 4;
    default:
        return -1;
    }
}

static inline void pool_parse(struct pool *pool)
{
    jint offset = 0;
    pool->offsets = malloc((size_t)(pool->count + 2) * sizeof *pool->offsets);
    if (pool->offsets == NULL)
        broken("there is no memory for a constant pool");
    for (jint i = 0; i < pool->count; i++)
        pool->offsets[i] = -1;
    jint i = 1;
    while (i < pool->count && offset < pool->size) {
        jint length = pool_entry_length(pool, offset);
        if (length < 0 || length >= pool->size - offset)
            break;
        pool->offsets[i] = offset;
        int tag = pool->bytes[offset];
        i += tag == POOL_LONG || tag == POOL_DOUBLE ? 2 : 1;
        offset += 1 + length;
    }
    pool->end = offset;
    pool->complete = i == pool->count && offset == pool->size;
}

static inline struct pool pool_of(jclass klass)
{
    struct pool pool = {0};
    must(GetConstantPool, klass, &pool.count, &pool.size, &pool.bytes);
    pool_parse(&pool);
    return pool;
}

static inline void pool_free(struct pool *pool)
{
    release(pool->bytes);
    free(pool->offsets);
}

/* The tag of an entry; 0 where the index names none. */
static inline int pool_tag(const struct pool *pool, unsigned index)
{
    return (jint)index < pool->count && pool->offsets[index] >= 0
               ? pool->bytes[pool->offsets[index]]
               : 0;
}

/* The entry's text, written to the end of a string. */
static inline void pool_text(const struct pool *pool, unsigned index, char *text, size_t size)
{
    size_t used = strlen(text);
    char *to = text + used;
    size_t room = size - used;
    int tag = pool_tag(pool, index);
    jint at = tag == 0 ? 0 : pool->offsets[index] + 1;
    union {
        uint32_t bits;
        float value;
    } single;
    union {
        uint64_t bits;
        double value;
    } wide;
    switch (tag) {
    case POOL_UTF8:
        snprintf(to, room, "%.*s", (int)pool_u2(pool, at), (const char *)pool->bytes + at + 2);
        break;
    case POOL_INTEGER:
        snprintf(to, room, "int %d", (int)pool_u4(pool, at));
        break;
    case POOL_FLOAT:
        single.bits = pool_u4(pool, at);
        snprintf(to, room, "float %a", (double)single.value);
        break;
    case POOL_LONG:
    case POOL_DOUBLE:
        wide.bits = (uint64_t)pool_u4(pool, at) << 32 | pool_u4(pool, at + 4);
        if (tag == POOL_LONG)
            snprintf(to, room, "long %lld", (long long)wide.bits);
        else
            snprintf(to, room, "double %a", wide.value);
        break;
    case POOL_CLASS:
    case POOL_STRING:
        snprintf(to, room, "%s ", tag == POOL_CLASS ? "class" : "string");
        pool_text(pool, pool_u2(pool, at), text, size);
        break;
    case POOL_FIELD:
    case POOL_METHOD:
    case POOL_INTERFACE_METHOD:
        snprintf(to, room, "%s of ",
                 tag == POOL_FIELD    ? "field"
                 : tag == POOL_METHOD ? "method"
                                      : "interface method");
        pool_text(pool, pool_u2(pool, at), text, size);
        strncat(text, ": ", size - strlen(text) - 1);
        pool_text(pool, pool_u2(pool, at + 2), text, size);
        break;
    case POOL_NAME_AND_TYPE:
        pool_text(pool, pool_u2(pool, at), text, size);
        strncat(text, " ", size - strlen(text) - 1);
        pool_text(pool, pool_u2(pool, at + 2), text, size);
        break;
    case POOL_HANDLE:
        snprintf(to, room, "handle of ");
        pool_text(pool, pool_u2(pool, at + 1), text, size);
        break;
    case POOL_METHOD_TYPE:
        snprintf(to, room, "method type ");
        pool_text(pool, pool_u2(pool, at), text, size);
        break;
    case POOL_DYNAMIC:
    case POOL_INVOKE_DYNAMIC:
        snprintf(to, room, "%s ", tag == POOL_DYNAMIC ? "dynamic constant" : "call site");
        pool_text(pool, pool_u2(pool, at + 2), text, size);
        break;
    default:
        snprintf(to, room, "no constant (tag %d)", tag);
    }
}

/* Says the constants that the method's instructions name, for the instructions that the
 * methods of the tests consist of. */
static inline void say_constants(const struct pool *pool, jmethodID method, const char *name)
{
    jint size = 0;
    unsigned char *code;
    must(GetBytecodes, method, &size, &code);
    for (jint at = 0; at < size;) {
        unsigned char op = code[at];
        unsigned index = 0;
        if (op == 0x12) { /* ldc */
            index = code[at + 1];
            at += 2;
        } else if ((op >= 0xb2 && op <= 0xbb) || op == 0xbd || op == 0xc0 || op == 0xc1
                   || op == 0x13 || op == 0x14) {
            index = (unsigned)code[at + 1] << 8 | code[at + 2];
            at += op == 0xb9 || op == 0xba ? 5 : 3;
        } else {
            at++;
        }
        if (index != 0) {
            char text[512] = "";
            pool_text(pool, index, text, sizeof text);
            say("%s: %s", name, text);
        }
    }
    release(code);
}

#endif
