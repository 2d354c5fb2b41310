/* SPDX-License-Identifier: Apache-2.0 */

/* Before which tests a fault is put, and in which order. */
#ifndef ASSAY_AUDIT_AUDIT_ORDER_H
#define ASSAY_AUDIT_AUDIT_ORDER_H

#include <stddef.h>

#include "audit/audit.h"
#include "audit/audit_reach.h"
#include "audit/relevance.h"

/* A fault may be tried without effect on this many times as many tests as with effect. */
enum { FRUITLESS = 3 };

/* What tests have detected so far. */
struct test_order;

/* Both must outlive it. */
struct test_order *test_order_open(const struct audit *audit,
                                   const struct relevance_index *relevance);
void test_order_close(struct test_order *order);

/* The tests that may detect the fault: first some that detected others of its kind, then by how
 * near they are to it. In an audit of branches those that `reaching` gives, else NULL. Indices into
 * the plan, allocated; how many in *count. */
size_t *test_order_of(struct test_order *order, const struct fault_entry *entry,
                      const struct reaching *reaching, size_t *count);

/* The planned test detected the fault. */
void test_order_detected(struct test_order *order, const struct fault_entry *entry, size_t planned);

#endif
