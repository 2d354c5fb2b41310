/* SPDX-License-Identifier: Apache-2.0 */

/* The constant pool of a class, to tell what entry an index names. */
#ifndef ASSAY_HEAP_POOL_H
#define ASSAY_HEAP_POOL_H

#include "walk.h"

static unsigned char *pool;
static jint pool_count;
static const unsigned char *entries[1000]; /* where each entry of the pool begins */

static inline unsigned number(const unsigned char *at)
{
    return (unsigned)at[0] << 8 | at[1];
}

/* Finds the entries, in the format of class files. */
static inline void find_entries(jclass klass)
{
    jint bytes = 0;
    must(GetConstantPool, klass, &pool_count, &bytes, &pool);
    if (pool_count > 1000)
        broken("the constant pool is too large");
    const unsigned char *at = pool;
    for (jint i = 1; i < pool_count; i++) {
        entries[i] = at;
        switch (*at) {
        case 1:
            at += 3 + number(at + 1);
            break;
        case 7:
        case 8:
        case 16:
        case 19:
        case 20:
            at += 3;
            break;
        case 15:
            at += 4;
            break;
        case 5:
        case 6:
            at += 9, i++;
            break;
        default:
            at += 5;
            break;
        }
    }
}

/* What the entry is: the text of a string or the name of a class. */
static inline void say_entry(jint index, const char *referree, int count)
{
    const unsigned char *entry = index > 0 && index < pool_count ? entries[index] : NULL;
    if (entry == NULL || (*entry != 7 && *entry != 8)) {
        say("%s: entry of another kind", referree);
        return;
    }
    const unsigned char *text = entries[number(entry + 1)];
    say("%s: %s %.*s x%d", referree, *entry == 7 ? "class" : "string", (int)number(text + 1),
        (const char *)text + 3, count);
}

static int counts[NAMES_MAX][1000];

static inline void count_entry(jlong tag, jint index)
{
    counts[tag][index < 0 || index >= 1000 ? 0 : index]++;
}

static inline void say_entries(void)
{
    for (int tag = 1; tag < NAMES_MAX; tag++)
        for (jint index = 0; index < 1000; index++)
            if (counts[tag][index] > 0)
                say_entry(index, names[tag], counts[tag][index]);
}

#endif
